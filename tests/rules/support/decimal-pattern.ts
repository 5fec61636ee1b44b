/** `count` digits of any kind; nothing for none. */
const anyDigits = (count: number): string => (count === 0 ? '' : count === 1 ? '[0-9]' : `[0-9]{${count}}`);

/** One digit of a range. */
const digit = (from: number, to: number): string =>
  from === to ? String(from) : to - from === 1 ? `[${from}${to}]` : `[${from}-${to}]`;

/**
 * The pattern of the whole numbers from 0 or 1 to a bound, in parentheses: shorter numbers first, then, for each place of the bound from left to
 * right, the numbers that agree with it up to there and have a smaller digit at it, the bound itself with its last place.
 */
export function decimalPattern({ min, max }: { min: number; max: number }): string {
  const digits = String(max);
  const last = digits.length - 1;
  const shorter = last === 1 ? '[1-9]' : `[1-9][0-9]{0,${last - 1}}`;
  const smaller = [...digits].flatMap((character, place) => {
    const least = place === 0 ? 1 : 0;
    const most = place === last ? Number(character) : Number(character) - 1;
    return most < least ? [] : digits.slice(0, place) + digit(least, most) + anyDigits(last - place);
  });
  return `(${[...(min === 0 ? ['0'] : []), shorter, ...smaller].join('|')})`;
}
