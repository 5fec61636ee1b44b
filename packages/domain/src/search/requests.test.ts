import { expect, it } from 'vitest';
import { NO_MARK } from '../people/marks.ts';
import { ownTest, RATED_WELL, type OwnFilters } from './requests.ts';

const marks = {
  '1': { ...NO_MARK, favourite: true, rating: 8, tags: ['Sommer', 'Gäste'] },
  '2': { ...NO_MARK, rating: 7, tags: ['Sommer'], made_count: 1 },
  '3': { ...NO_MARK, favourite: true, made_count: 2 },
};
const found = (asked: OwnFilters) => [1, 2, 3, 4].filter(ownTest(marks, asked) ?? (() => true));

it.each<[OwnFilters, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ own_tags: [] }, [1, 2, 3, 4]],
  [{ favourites: true }, [1, 3]],
  [{ rated_at_least: RATED_WELL }, [1]],
  [{ not_made: true }, [1, 4]],
  [{ own_tags: ['Sommer'] }, [1, 2]],
  [{ own_tags: ['Sommer', 'Gäste'] }, [1]],
  [{ favourites: true, not_made: true }, [1]],
])('the filter %j of marks accepts %j', (asked, ids) => {
  expect(found(asked)).toEqual(ids);
});
