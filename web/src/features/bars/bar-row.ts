/** A row of a list of a bar's page: words, then what can be done. */
export const BAR_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 64,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
