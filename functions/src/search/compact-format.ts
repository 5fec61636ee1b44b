import { FACETS, type Facet } from './search-item.ts';

/** Changes with every change of what a snapshot holds; a snapshot of another format is refused and built anew. */
export const COMPACT_FORMAT = 'cellaret-search-1';

/** What a snapshot says about itself beside its columns. */
export interface CompactMeta {
  /** The first so many slots are ingredients, the rest recipes. */
  readonly ingredients: number;
  /** Up to when changes are in it, in the caller's terms. */
  readonly watermark: number;
}

/** Facets by their code in a snapshot. */
export const FACET_ORDER = Object.keys(FACETS) as readonly Facet[];
