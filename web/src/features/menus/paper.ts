/** Printable papers: the whole menu in two sizes, or a table card with the code alone. */
export const PAPERS = ['a4', 'a5', 'card'] as const;

export type Paper = (typeof PAPERS)[number];
