/** What was typed as a whole number; null where nothing was, undefined where it is none within the bounds. */
export function typedWhole(
  typed: string,
  { min, max }: { min: number; max: number },
): number | null | undefined {
  if (typed.trim() === '') return null;
  const number = Number(typed);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** What was typed as a price, in hundredths; null where nothing was, undefined where it is none. A comma parts as a point does. */
export function typedPrice(typed: string, bounds: { min: number; max: number }): number | null | undefined {
  if (typed.trim() === '') return null;
  const hundredths = Math.round(Number(typed.replace(',', '.')) * 100);
  return hundredths >= bounds.min && hundredths <= bounds.max ? hundredths : undefined;
}
