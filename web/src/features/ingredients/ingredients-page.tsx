import { LAYOUT } from '@cellaret/domain/core/layout';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { IngredientBrand, IngredientType } from '@cellaret/domain/reference/reference';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useHiddenIngredients, useIngredients } from '#data/ingredients/ingredients.ts';
import { useWithoutDeleted } from '#data/recipes/deletions.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { SearchIcon } from '#ui/icons/door.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { AddLink } from '#ui/kit/lists/add-link.tsx';
import { clampLines, EndBar } from '#ui/kit/lists/list-styles.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { useKeptPlace } from '#ui/kit/lists/use-kept-place.ts';
import { type VirtualColumn, VirtualTable } from '#ui/kit/lists/virtual-table.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';

interface IngredientTableProps {
  rows: readonly Ingredient[];
  brands: readonly IngredientBrand[];
  types: readonly IngredientType[];
  /** How many there are in all, once that is known. */
  total?: number;
  /** Called with the last visible row. */
  onShow: (row: number) => void;
}

const rowKey = (row: Ingredient) => row.id;

/** Drawn once for a row, however often the list around it grows. */
const RowPicture = memo((facts: Parameters<typeof ingredientLook>[0]) => (
  <BottlePicture size={48} look={ingredientLook(facts)} />
));
RowPicture.displayName = 'RowPicture';

/** The catalogue as a table of which only the rows in view exist. */
function IngredientTable({ rows, brands, types, total, onShow }: IngredientTableProps) {
  const t = useText();
  const { nameOf } = useReferenceNames();
  const wide = useMediaQuery(`(min-width: ${LAYOUT.mobileBreakpointPx}px)`);
  const brandNames = useMemo(
    () =>
      new Map(
        brands.map(({ id, ingredient_brand_name: name }) => [id, nameOf('ingredient_brands', id, name)]),
      ),
    [brands, nameOf],
  );
  const typeNames = useMemo(() => new Map(types.map((one) => [one.id, one.ingredient_type_name])), [types]);
  const columns: VirtualColumn<Ingredient>[] = [
    {
      key: 'name',
      heading: t('ingredients.column.name'),
      // On a phone there is no second column; on a tablet the longest word has to fit.
      track: wide ? 'minmax(188px, 1.6fr)' : 'minmax(0, 1fr)',
      lines: 'own',
      cell: (row) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <RowPicture
            name={row.ingredient_name}
            typeName={typeNames.get(row.ingredient_type_id) ?? ''}
            colourIntensity={row.colour_intensity}
            abv={row.alcohol_abv}
          />
          <TextLink
            onClick={keepPicturePlace}
            to={PATHS.ingredient(row.id)}
            color="inherit"
            underline="hover"
            className="row-link"
            sx={{ fontWeight: 600, ...clampLines(2) }}
          >
            {ingredientLabel(row.ingredient_name)}
          </TextLink>
        </Box>
      ),
    },
    {
      key: 'description',
      heading: t('ingredients.column.description'),
      track: 'minmax(0, 2.4fr)',
      narrow: 'below',
      lines: wide ? 2 : 1,
      cell: (row) => row.ingredient_description,
    },
    {
      key: 'brand',
      heading: t('ingredients.column.brand'),
      track: 'minmax(108px, 1fr)',
      narrow: 'below',
      lines: wide ? 2 : 1,
      cell: (row) =>
        wide ? (
          <>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {row.ingredient_brand_id}
            </Box>{' '}
            {brandNames.get(row.ingredient_brand_id)}
          </>
        ) : (
          <>
            {brandNames.get(row.ingredient_brand_id)} ({t('ingredients.column.brand')}{' '}
            {row.ingredient_brand_id})
          </>
        ),
    },
    {
      key: 'abv',
      heading: t('ingredients.column.abv'),
      track: '72px',
      align: 'end',
      cell: (row) => t('ingredients.abv', { abv: formatNumber(row.alcohol_abv) }),
    },
  ];
  return (
    <VirtualTable
      label={t('section.ingredients')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      {...(total !== undefined && { total })}
      onShow={onShow}
      indent={60}
      rowRem={wide ? 4 : 6.5}
    />
  );
}

/** `/ingredients`: the catalogue by name. */
export function IngredientsPage() {
  const t = useText();
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {/* On a phone the title takes two lines, rather than a button a row of its own. */}
      <EndBar sx={{ gap: 2, '& > h1': { flex: '1 1 8rem' } }}>
        <PageHeading>{t('section.ingredients')}</PageHeading>
        <IconButton
          component={Link}
          to={PATHS.search}
          aria-label={t('ingredients.search')}
          sx={{ ml: 'auto', bgcolor: 'well' }}
        >
          <SearchIcon />
        </IconButton>
        <AddLink to={PATHS.createIngredient} label={t('ingredients.create')} />
      </EndBar>
      <List key={attempt} again={again} />
    </Box>
  );
}

function List({ again }: { again: () => void }) {
  const t = useText();
  const { list, show } = useIngredients();
  const brands = useOptionList('ingredient_brands');
  const types = useOptionList('ingredient_types');
  useKeptPlace(list.state === 'ready' ? list.value : null, show);
  const failure = list.state === 'error' ? list.error : null;
  useEffect(() => {
    if (failure !== null) logFailure('The ingredients could not be read', failure);
  }, [failure]);
  const there = useWithoutDeleted('ingredient', list.state === 'ready' ? list.value.rows : []);
  const hidden = useHiddenIngredients();
  const rows = Object.keys(hidden).length === 0 ? there : there.filter(({ id }) => !(String(id) in hidden));
  const reading = useReading(list, rows.length === 0);

  if (rows.length > 0)
    return (
      <IngredientTable
        rows={rows}
        brands={brands.state === 'ready' ? brands.value : []}
        types={types.state === 'ready' ? types.value : []}
        onShow={show}
        {...(list.state === 'ready' && !list.value.hasMore && { total: rows.length })}
      />
    );
  switch (reading) {
    case 'waiting':
      return <ListSkeleton label={t('common.loading')} />;
    case 'unread':
      return <UnreadNotice retry={again} />;
    case 'read':
      return (
        <EmptyState
          title={t('ingredients.empty')}
          action={<AddLink alone to={PATHS.createIngredient} label={t('ingredients.create')} />}
        />
      );
  }
}
