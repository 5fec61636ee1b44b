import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { useHearts } from '#data/people/marks.ts';
import { useWithoutDeleted } from '#data/recipes/deletions.ts';
import { useOwnRecipes } from '#data/recipes/recipes.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { clampLines, RowGrid } from '#ui/kit/lists/list-styles.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { NothingMarked } from './drink-log.tsx';

/** The recipes that one wrote, by name. */
export function OwnRecipes({ again }: { again: () => void }) {
  const t = useText();
  const byName = new Intl.Collator(useLocale()).compare;
  const hearts = useHearts();
  const live = useOwnRecipes();
  const recipes = useWithoutDeleted('recipe', live.state === 'ready' ? live.value : []);
  const reading = useReading(live, recipes.length === 0);
  if (recipes.length === 0)
    return reading === 'waiting' ? (
      <ListSkeleton label={t('common.loading')} />
    ) : reading === 'unread' ? (
      <UnreadNotice retry={again} />
    ) : (
      <NothingMarked tab="mine" />
    );
  return (
    <RowGrid aria-label={t('marks.drinks.mine')}>
      {recipes
        .toSorted((one, other) => byName(one.recipe_name, other.recipe_name))
        .map((recipe) => (
          <li key={recipe.id}>
            <CardRow
              to={PATHS.recipe(recipe.id)}
              name={recipe.recipe_name}
              picture={<RecipeThumbnail look={lookOfView(recipe)} cover={recipe.cover} size={56} />}
              line={<span style={clampLines(1)}>{recipe.recipe_description}</span>}
              action={<HeartToggle name={recipe.recipe_name} {...hearts(recipe.id)} />}
            />
          </li>
        ))}
    </RowGrid>
  );
}
