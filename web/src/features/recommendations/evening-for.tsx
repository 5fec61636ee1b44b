import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { TONIGHT_COUNT, type Wish, WISHES } from '@cellaret/domain/recommendations/tonight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { useHearts } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { joinedNames } from '#lib/text/names.ts';
import { CardTile } from '#ui/kit/card.tsx';
import { SmallTileGrid } from '#ui/kit/lists/list-styles.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { ChoiceLinks } from './choice-links.tsx';
import { type Choosing, type EveningSource, matchOf, savingsOf, useTonight } from './evening-drinks.ts';
import { reasonText, spoilingText } from './tonight-reason.ts';

interface DrinkTilesProps {
  labelledBy: string;
  catalogue: CompactCatalogue;
  /** Each with the line that says why. */
  drinks: readonly { id: number; line: string }[];
}

/** Drinks side by side, each with its reason. */
function DrinkTiles({ labelledBy, catalogue, drinks }: DrinkTilesProps) {
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

/** Drinks that save a bottle are no more than fit a row or two. */
const MOST_SAVING = 6;

interface EveningForProps {
  source: EveningSource;
  /** For whom it is. */
  choose: Choosing;
}

/** The evening's drinks from this device's data: live, also offline. */
export function EveningFor({ source, choose }: EveningForProps) {
  const t = useText();
  const [params] = useSearchParams();
  const wish = WISHES.find((one) => one === params.get('wish')) ?? null;
  const made = useTonight(source, wish, choose);
  if (made === null) return null;
  const { catalogue } = source;
  return (
    <>
      <Wishes chosen={wish} />
      <Part title={t('feed.tonight')} note={!made.isPersonal && t('tonight.unknown')}>
        {(id) =>
          made.drinks.length === 0 ? (
            <Typography color="textSecondary">{t('tonight.none')}</Typography>
          ) : (
            <DrinkTiles
              labelledBy={id}
              catalogue={catalogue}
              drinks={made.drinks.map((one) => ({ id: one.id, line: reasonText(one.reason, catalogue, t) }))}
            />
          )
        }
      </Part>
      <UseItUp source={source} makeable={made.makeable} />
      <OneShort source={source} wish={wish} choose={choose} />
      <Box>
        <Button component={Link} to={PATHS.whatCanIMake}>
          {t('feed.tonight.all', { count: made.makeable.length })}
        </Button>
      </Box>
    </>
  );
}

/** Moods to choose from: one narrows the choice, a second tap widens it again. */
function Wishes({ chosen }: { chosen: Wish | null }) {
  const t = useText();
  return (
    <ChoiceLinks
      label={t('tonight.wishes')}
      name="wish"
      options={WISHES.map((wish) => ({
        text: t(`tonight.wish.${wish}`),
        isChosen: wish === chosen,
        value: wish === chosen ? null : wish,
      }))}
    />
  );
}

/** Drinks that save a bottle which would spoil, the most urgent first. */
function UseItUp({ source, makeable }: { source: EveningSource; makeable: readonly number[] }) {
  const t = useText();
  const savings = useMemo(() => savingsOf(source, makeable).slice(0, MOST_SAVING), [source, makeable]);
  if (savings.length === 0) return null;
  return (
    <Part title={t('tonight.use-up.title')} note={t('tonight.use-up.note')}>
      {(id) => (
        <DrinkTiles
          labelledBy={id}
          catalogue={source.catalogue}
          drinks={savings.map(({ id: drink, saves }) => ({
            id: drink,
            line: saves.map((one) => spoilingText(one, source.catalogue, t)).join(' '),
          }))}
        />
      )}
    </Part>
  );
}

/** Drinks that would fit the evening and lack one bottle. */
function OneShort({ source, wish, choose }: EveningForProps & { wish: Wish | null }) {
  const t = useText();
  const { catalogue } = source;
  const drinks = useMemo(() => {
    const match = matchOf(source);
    return choose(source, match.recipesMissing(1), wish).drinks.map(({ id }) => ({
      id,
      line: t('stock.missing', {
        names: joinedNames(ingredientNamesIn(catalogue, match.missingOf(id) ?? [])),
      }),
    }));
  }, [source, catalogue, wish, choose, t]);
  if (drinks.length === 0) return null;
  return (
    <Part title={t('tonight.short', { count: TONIGHT_COUNT })}>
      {(id) => <DrinkTiles labelledBy={id} catalogue={catalogue} drinks={drinks} />}
    </Part>
  );
}

interface PartProps {
  title: string;
  note?: string | false;
  /** Gets the id of the heading. */
  children: (id: string) => ReactNode;
}

function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {note && <Typography color="textSecondary">{note}</Typography>}
      {children(id)}
    </Box>
  );
}
