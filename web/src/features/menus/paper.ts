/** What can be printed: the whole menu on two sizes of paper, or a card for the table with the code alone. */
export const PAPERS = ['a4', 'a5', 'card'] as const;

export type Paper = (typeof PAPERS)[number];
