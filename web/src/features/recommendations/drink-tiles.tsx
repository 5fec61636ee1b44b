import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { useHearts } from '#data/people/marks.ts';
import { PATHS } from '#lib/paths.ts';
import { CardTile } from '#ui/kit/card.tsx';
import { SmallTileGrid } from '#ui/kit/lists/tile-grid.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';

interface DrinkTilesProps {
  labelledBy: string;
  catalogue: CompactCatalogue;
  /** Each with the line that says why. */
  drinks: readonly { id: number; line: string }[];
}

/** Drinks side by side, each with its reason. */
export function DrinkTiles({ labelledBy, catalogue, drinks }: DrinkTilesProps) {
  const hearts = useHearts('recipes');
  return (
    <SmallTileGrid role="list" aria-labelledby={labelledBy}>
      {drinks.map(({ id, line }) => {
        const recipe = catalogue.recipes.get(id);
        return (
          recipe && (
            <div role="listitem" key={id}>
              <CardTile
                headingLevel={3}
                to={PATHS.recipe(id)}
                name={recipe.name}
                picture={
                  <RecipeThumbnail
                    look={recipe.look === null ? null : lookOfCode(recipe.look)}
                    cover={recipe.cover}
                    size={128}
                  />
                }
                corner={<HeartToggle name={recipe.name} {...hearts(id)} />}
                line={line}
              />
            </div>
          )
        );
      })}
    </SmallTileGrid>
  );
}
