import type { Mark } from '@cellaret/domain/people/marks';

/** Tabs of one's own drinks. */
export const TABS = ['favourites', 'rated', 'made', 'tagged', 'notes', 'mine'] as const;

export type Tab = (typeof TABS)[number];

/** A tab that selects among the marks: what was made has a log, and what one wrote is a query. */
export type MarkTab = Exclude<Tab, 'made' | 'mine'>;

const BELONGS: Record<MarkTab, (mark: Mark) => boolean> = {
  favourites: ({ favourite }) => favourite,
  rated: ({ rating }) => rating !== null,
  tagged: ({ tags }) => tags.length > 0,
  notes: ({ noted }) => noted,
};

/**
 * The drinks of a tab, with a tag where one is named, by name; what is rated by its stars first. `nameOf`
 * gives nothing for what is not there (any more).
 */
export function markedDrinks(
  marks: Readonly<Record<string, Mark>>,
  { tab, tag }: { tab: MarkTab; tag: string | null },
  nameOf: (id: number) => string | undefined,
  locale: string,
): { id: number; name: string; mark: Mark }[] {
  const byName = new Intl.Collator(locale).compare;
  return Object.entries(marks)
    .filter(([, mark]) => BELONGS[tab](mark) && (tag === null || mark.tags.includes(tag)))
    .flatMap(([key, mark]) => {
      const name = nameOf(Number(key));
      return name === undefined ? [] : [{ id: Number(key), name, mark }];
    })
    .sort(
      (one, other) =>
        (tab === 'rated' ? (other.mark.rating ?? 0) - (one.mark.rating ?? 0) : 0) ||
        byName(one.name, other.name),
    );
}
