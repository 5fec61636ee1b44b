import type { ColumnReader } from '../../core/binary-pack.ts';
import type { RowLists } from './row-lists.ts';
import { KEPT_FACETS, type Facet } from './search-item.ts';
import { TextColumn } from './text-column.ts';

/** Changes with every change of what a part holds; a snapshot of another format is refused and built anew. */
export const PART_FORMAT = 'cellaret-search-3';

/** What a part says about itself beside its columns. */
export interface PartMeta {
  /** The first so many slots are ingredients, the rest recipes. */
  readonly ingredients: number;
  /** Up to when changes are in it, in the caller's terms. */
  readonly watermark: number;
}

/** Facets by their code in a part. */
export const FACET_ORDER: readonly Facet[] = KEPT_FACETS;

/** The texts of a part under a name. */
export const textsIn = (pack: ColumnReader, name: string): TextColumn =>
  new TextColumn(pack.column(`${name}_bytes`, 'u8'), pack.column(`${name}_offsets`, 'u32'));

/** The lists of a part under a name. */
export const listsIn = (pack: ColumnReader, name: string, values: 'rows' | 'values'): RowLists => ({
  start: pack.column(`${name}_start`, 'u32'),
  values: pack.column(`${name}_${values}`, 'u32'),
});
