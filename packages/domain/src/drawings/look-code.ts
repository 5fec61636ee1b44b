import { drinkLookSchema, type DrinkLook } from './look.ts';

const percent = (share: number): string => String(Math.round(share * 100));

/** The appearance of a drink as a short text, for documents with thousands of drinks. */
export const lookCode = ({ glass, liquid, haze, foam, bubbles, ice, garnish }: DrinkLook): string =>
  [
    glass,
    liquid.colour.slice(1),
    percent(liquid.depth),
    percent(haze),
    (foam ? 'f' : '') + (bubbles ? 'b' : ''),
    ice,
    ...garnish.map(({ kind, colour }) => `${kind}:${colour.slice(1)}`),
  ].join(' ');

/** Parses a `lookCode`; null if malformed or null. */
export function lookOfCode(code: string | null): DrinkLook | null {
  if (code === null) return null;
  const [glass, colour, depth, haze, surface = '', ice, ...garnish] = code.split(' ');
  const parsed = drinkLookSchema.safeParse({
    glass,
    liquid: { colour: `#${colour}`, depth: Number(depth) / 100 },
    haze: Number(haze) / 100,
    foam: surface.includes('f'),
    bubbles: surface.includes('b'),
    ice,
    garnish: garnish.map((one) => {
      const [kind, tone] = one.split(':');
      return { kind, colour: `#${tone}` };
    }),
  });
  return parsed.success ? parsed.data : null;
}
