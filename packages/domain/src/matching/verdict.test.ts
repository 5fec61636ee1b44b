import { describe, expect, it } from 'vitest';
import { Hierarchy } from './hierarchy.ts';
import { verdictOf } from './verdict.ts';

const hierarchy = new Hierarchy();
hierarchy.setParent(2, 1);
hierarchy.setParent(3, 2);
hierarchy.setParent(4, null);
hierarchy.setParent(5, null);

const item = (ingredient_id: number, garnish_only = false) => ({ ingredient_id, garnish_only });
const none = (): null => null;

describe('verdictOf', () => {
  it('tells exact, by a kind of it, and missing apart', () => {
    const verdict = verdictOf([item(1), item(3), item(4)], hierarchy, hierarchy.shelf([3]), none);
    expect(verdict).toEqual({
      makeable: false,
      makeable_with_substitutes: false,
      missing_ingredient_ids: [4],
      items: [{ kind: 'descendant', ingredient_id: 3 }, { kind: 'exact' }, { kind: 'missing' }],
    });
  });

  it('names the nearest kind that is there', () => {
    const verdict = verdictOf([item(1)], hierarchy, hierarchy.shelf([3, 2]), none);
    expect(verdict.items).toEqual([{ kind: 'descendant', ingredient_id: 2 }]);
  });

  it('never lets a missing garnish block', () => {
    const verdict = verdictOf([item(1), item(5, true)], hierarchy, hierarchy.shelf([1]), none);
    expect(verdict).toMatchObject({ makeable: true, missing_ingredient_ids: [] });
    expect(verdict.items[1]).toEqual({ kind: 'missing' });
  });

  it('stays strict about substitutes and says what they would allow', () => {
    const verdict = verdictOf([item(1), item(4)], hierarchy, hierarchy.shelf([1]), (id) =>
      id === 4 ? 'lime' : null,
    );
    expect(verdict).toMatchObject({
      makeable: false,
      makeable_with_substitutes: true,
      missing_ingredient_ids: [4],
      items: [{ kind: 'exact' }, { kind: 'substitute', substitute: 'lime' }],
    });
  });

  it('counts an ingredient that two items need once', () => {
    const verdict = verdictOf([item(4), item(4)], hierarchy, hierarchy.shelf([]), none);
    expect(verdict.missing_ingredient_ids).toEqual([4]);
  });
});
