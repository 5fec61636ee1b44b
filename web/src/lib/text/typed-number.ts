/** Parses a whole number; null if empty, undefined if it is none within the bounds. */
export function typedWhole(
  typed: string,
  { min, max }: { min: number; max: number },
): number | null | undefined {
  if (typed.trim() === '') return null;
  const number = Number(typed);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** Parses a price in hundredths; null if empty, undefined if it is none. Comma and point both separate. */
export function typedPrice(typed: string, bounds: { min: number; max: number }): number | null | undefined {
  if (typed.trim() === '') return null;
  const hundredths = Math.round(Number(typed.replace(',', '.')) * 100);
  return hundredths >= bounds.min && hundredths <= bounds.max ? hundredths : undefined;
}
