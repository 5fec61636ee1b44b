/** Shows at most so many lines of a text; the last ends in an ellipsis where there are more. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    '@media print': { display: 'block' },
  }) as const;
