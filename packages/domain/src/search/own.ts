import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { mark, NO_MARK, type Mark } from '../people/marks.ts';

/** Filters by the caller's marks of recipes. */
export const ownFilters = {
  favourites: z.literal(true).optional(),
  /** In half stars. */
  rated_at_least: mark.shape.rating.unwrap().optional(),
  not_made: z.literal(true).optional(),
  /** All of these must match. */
  own_tags: mark.shape.tags.optional(),
};

export const ownFiltersInput = z.object(ownFilters);

export type OwnFilters = z.infer<typeof ownFiltersInput>;

/** Four stars and more, in half stars. */
export const RATED_WELL = LIMITS.marks.rating.max - 2;

export const ownFilterCount = ({ favourites, rated_at_least, not_made, own_tags = [] }: OwnFilters): number =>
  [favourites, rated_at_least, not_made].filter((one) => one !== undefined).length + own_tags.length;

/** A test of recipes by marks; undefined without filters. */
export function ownTest(
  marks: Readonly<Record<string, Mark>>,
  asked: OwnFilters,
): ((recipeId: number) => boolean) | undefined {
  if (ownFilterCount(asked) === 0) return undefined;
  const { favourites, rated_at_least = 0, not_made, own_tags = [] } = asked;
  return (id) => {
    const { favourite, rating, made_count, tags } = marks[String(id)] ?? NO_MARK;
    return (
      (favourite || !favourites) &&
      (rating ?? 0) >= rated_at_least &&
      (made_count === 0 || !not_made) &&
      own_tags.every((tag) => tags.includes(tag))
    );
  };
}
