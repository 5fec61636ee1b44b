export interface StandardDrink {
  country: string;
  /** Grams of pure alcohol. */
  grams: number;
  authority: string;
}

/** Source of the table, which cites the authorities' documents. */
export const STANDARD_DRINKS_SOURCE = 'https://en.wikipedia.org/wiki/Standard_drink';

/** Countries whose authorities define a standard drink. Germany's do not. */
const STANDARD_DRINKS: readonly StandardDrink[] = [
  { country: 'AT', grams: 20, authority: 'Gesundheit Österreich' },
  { country: 'AU', grams: 10, authority: 'National Health and Medical Research Council' },
  { country: 'CA', grams: 13.45, authority: 'Canadian Centre on Substance Use and Addiction' },
  { country: 'DK', grams: 12, authority: 'Sundhedsstyrelsen' },
  { country: 'FR', grams: 10, authority: 'Santé publique France' },
  { country: 'GB', grams: 8, authority: 'National Health Service' },
  { country: 'IE', grams: 10, authority: 'Health Service Executive' },
  { country: 'JP', grams: 20, authority: '厚生労働省 (Ministry of Health, Labour and Welfare)' },
  { country: 'NZ', grams: 10, authority: 'Health New Zealand' },
  { country: 'US', grams: 14, authority: 'National Institute on Alcohol Abuse and Alcoholism' },
];

/** The standard drink of a country (two capital letters), or null. */
export const standardDrinkOf = (country: string): StandardDrink | null =>
  STANDARD_DRINKS.find((one) => one.country === country) ?? null;

export const STANDARD_DRINK_COUNTRIES: readonly string[] = STANDARD_DRINKS.map(({ country }) => country);
