import { LAYOUT } from '@cellaret/domain/core/layout';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import type { IngredientBrand, IngredientType } from '@cellaret/domain/reference/reference';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useMemo } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { clampLines } from '#ui/kit/lists/clamp-lines.ts';
import { VirtualTable, type VirtualColumn } from '#ui/kit/lists/virtual-table.tsx';
import { TextLink } from '#ui/text-link.tsx';

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
export function IngredientTable({ rows, brands, types, total, onShow }: IngredientTableProps) {
  const t = useText();
  const wide = useMediaQuery(`(min-width: ${LAYOUT.mobileBreakpointPx}px)`);
  const brandNames = useMemo(
    () => new Map(brands.map((one) => [one.id, one.ingredient_brand_name])),
    [brands],
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
            to={PATHS.ingredient(row.id)}
            color="inherit"
            underline="hover"
            className="row-link"
            sx={{ fontWeight: 600, ...clampLines(2) }}
          >
            {row.ingredient_name}
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
