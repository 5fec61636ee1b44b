import { typedRanges } from '@cellaret/domain/search/match-ranges';
import type { IngredientHit } from '@cellaret/domain/search/search-answer';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HeartOf } from '#data/people/marks.ts';
import { answeredAvailability } from '#lib/availability.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, ingredientLabels, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { CardRow } from '#ui/kit/card.tsx';
import { clampLines, RowGrid } from '#ui/kit/lists/list-styles.ts';
import { LoadMoreButton } from '#ui/kit/lists/load-more-button.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import { IngredientThumbnail, RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { useWhyFound } from './meaning-text.ts';
import type { Hits } from './search-view.ts';

const Mark = styled('mark')(({ theme }) => ({
  color: theme.vars.palette.primary.onTint,
  backgroundColor: theme.vars.palette.primary.tint,
  borderRadius: 4,
  paddingInline: 1,
}));

interface HighlightedProps {
  text: string;
  /** Start and end offsets of what matched, in UTF-16 units. */
  matches: readonly (readonly [number, number])[];
}

/** A text with what a search matched marked in it. */
function Highlighted({ text, matches }: HighlightedProps) {
  const sorted = [...matches].sort((a, b) => a[0] - b[0]);
  const parts = sorted.flatMap(([start, end], index) => {
    const before = sorted[index - 1]?.[1] ?? 0;
    return [text.slice(before, start), <Mark key={start}>{text.slice(Math.max(before, start), end)}</Mark>];
  });
  return (
    <>
      {parts}
      {text.slice(sorted.at(-1)?.[1] ?? 0)}
    </>
  );
}

function Group({
  id,
  heading,
  first = false,
  none,
  more,
  children,
}: {
  id: string;
  heading: string;
  /** Its heading is only spoken: what is below the count needs no second name. */
  first?: boolean;
  none: string | null;
  /** Shows more; null where there is no more. */
  more: { label: string; busy: boolean; show: () => void } | null;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Box component="section" aria-labelledby={id}>
      {first ? (
        <h2 id={id} style={{ margin: 0 }}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
      ) : (
        <Typography variant="h2" id={id} sx={{ mb: 1 }}>
          {heading}
        </Typography>
      )}
      {none === null ? (
        <RowGrid aria-labelledby={id}>{children}</RowGrid>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      )}
      {more && (
        <LoadMoreButton
          label={more.label}
          busyLabel={t('search.searching')}
          busy={more.busy}
          onClick={more.show}
        />
      )}
    </Box>
  );
}

/** The search compared stored names: in a translated one, what was typed is marked. */
function IngredientName({ hit, query }: { hit: IngredientHit; query: string }) {
  const { ingredient_name: stored, matches } = hit;
  const text = ingredientLabel(stored);
  const typed = (): [number, number][] => typedRanges(text, query).map(({ start, end }) => [start, end]);
  return <Highlighted text={text} matches={text === stored ? matches : typed()} />;
}

const percent = (abv: number) => formatNumber(abv, { maximumFractionDigits: 1 });

interface SearchResultsProps {
  hits: Hits;
  /** Empty for suggestions. */
  query: string;
  /** More is on its way. */
  busy: boolean;
  onMore: (kind: 'ingredients' | 'recipes') => void;
  heartOf: HeartOf;
}

/**
 * The two groups of results: recipes with what the active cabinet lacks for them, and ingredients.
 * Recipes come first: most are looked for.
 */
export function SearchResults({ hits, query, busy, onMore, heartOf }: SearchResultsProps) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const whyFound = useWhyFound();
  const [first] = hits.recipes;
  const why = first ? whyFound(hits.understood, first) : '';
  const lineOf = ({ ingredient_type: type, ingredient_brand_name: brand, alcohol_abv }: IngredientHit) => {
    const abv = percent(alcohol_abv);
    if (type.ingredient_type_name === '') return t('search.ingredient-line-here', { abv });
    return t('search.ingredient-line', {
      type: nameOf('ingredient_types', type.id, type.ingredient_type_name),
      brand: brand || 'none',
      abv,
    });
  };
  const ingredients = (
    <Group
      id="found-ingredients"
      heading={t('search.ingredients')}
      none={hits.ingredients.length === 0 ? t('search.none.ingredients') : null}
      more={
        hits.more_ingredients
          ? { label: t('search.more-ingredients'), busy, show: () => onMore('ingredients') }
          : null
      }
    >
      {hits.ingredients.map((hit) => (
        <li key={hit.id}>
          <CardRow
            headingLevel={3}
            to={PATHS.ingredient(hit.id)}
            name={<IngredientName hit={hit} query={query} />}
            picture={
              <IngredientThumbnail
                name={hit.ingredient_name}
                typeName={hit.ingredient_type.ingredient_type_name}
                abv={hit.alcohol_abv}
                size={56}
              />
            }
            line={lineOf(hit)}
          />
        </li>
      ))}
    </Group>
  );
  const recipes = (
    <Group
      id="found-recipes"
      first
      heading={t('search.recipes')}
      none={hits.recipes.length === 0 ? t('search.none.recipes') : null}
      more={
        hits.more_recipes ? { label: t('search.more-recipes'), busy, show: () => onMore('recipes') } : null
      }
    >
      {hits.recipes.map((hit, at) => (
        <li key={hit.id}>
          <CardRow
            headingLevel={3}
            to={PATHS.recipe(hit.id)}
            name={<Highlighted text={hit.recipe_name} matches={hit.matches} />}
            picture={<RecipeThumbnail look={hit.look} cover={hit.cover} size={56} />}
            line={
              <Box component="span" sx={clampLines(1)}>
                {t('search.recipe-line', {
                  ingredients: ingredientLabels(hit.ingredient_names),
                  abv: percent(hit.alcohol_abv),
                })}
              </Box>
            }
            action={<HeartToggle name={hit.recipe_name} {...heartOf(hit.id)} />}
            meta={
              <>
                {at === 0 && why !== '' && (
                  <Box
                    component="span"
                    sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 600 }}
                  >
                    {why}
                  </Box>
                )}
                {hit.missing !== null && (
                  <Box component="span" sx={clampLines(2)}>
                    <StockBadge
                      {...answeredAvailability({ missing: hit.missing, substitutes: hit.substitutes })}
                    />
                  </Box>
                )}
              </>
            }
          />
        </li>
      ))}
    </Group>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {recipes}
      {ingredients}
    </Box>
  );
}
