import { foldName } from './folding.ts';

/** Small and capital letters of other scripts that look like Latin ones, as folding leaves them. */
const LOOKS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ѕ: 's', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c' },
  ...{ т: 't', у: 'y', х: 'x', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w', ѵ: 'v', ӏ: 'l', ɡ: 'g', ɑ: 'a' },
  ...{ α: 'a', β: 'b', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', τ: 't' },
  ...{ υ: 'y', χ: 'x', ϲ: 'c', ϳ: 'j' },
};

/** Folds a name to how it looks: of names that look alike this is the same. Only for hints, not stored. */
export const foldLooks = (name: string): string =>
  foldName(name).replace(/[^a-z0-9 ]/gu, (letter) => LOOKS[letter] ?? letter);
