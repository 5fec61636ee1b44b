import { styled } from '@mui/material/styles';

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
export function Highlighted({ text, matches }: HighlightedProps) {
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
