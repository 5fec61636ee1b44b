import type { ColumnReader } from '../../core/binary-pack.ts';
import type { RowLists } from './row-lists.ts';
import { KEPT_FACETS, type Facet } from './search-item.ts';
import { TextColumn } from './text-column.ts';

/** Change it with the content of parts: snapshots of another format are rejected and rebuilt. */
export const PART_FORMAT = 'cellaret-search-3';

export interface PartMeta {
  /** The number of ingredients, which are the first slots; the others are recipes. */
  readonly ingredients: number;
  /** Time up to which changes are included; its meaning is the caller's. */
  readonly watermark: number;
}

export const FACET_ORDER: readonly Facet[] = KEPT_FACETS;

export const textsIn = (pack: ColumnReader, name: string): TextColumn =>
  new TextColumn(pack.column(`${name}_bytes`, 'u8'), pack.column(`${name}_offsets`, 'u32'));

export const listsIn = (pack: ColumnReader, name: string, values: 'rows' | 'values'): RowLists => ({
  start: pack.column(`${name}_start`, 'u32'),
  values: pack.column(`${name}_${values}`, 'u32'),
});
