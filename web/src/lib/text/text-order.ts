/** Compares texts as readers of a language would: regardless of case and accents, numbers by their value. */
export const textOrder = (locale: string): ((a: string, b: string) => number) =>
  new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare;

interface Named {
  id: number;
  name: string;
}

/** Compares things by their names; of the same name the smaller id goes first. */
export function byName(locale: string): (a: Named, b: Named) => number {
  const compare = textOrder(locale);
  return (a, b) => compare(a.name, b.name) || a.id - b.id;
}
