import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../core/limits.ts';
import {
  entryWith,
  entryWithout,
  neededMl,
  shoppingEntry,
  sourcesOf,
  withSource,
  type Source,
  type Wanted,
} from './shopping.ts';

const gin: Wanted = { id: 5, typeId: 7, name: 'Gin', ml: 60, note: '', bottles: null };

describe('a shopping entry', () => {
  it('counts a recipe once, however often it is added', () => {
    const once = entryWith(undefined, 'recipe_1', gin, 'ana');
    expect(entryWith(once, 'recipe_1', gin, 'ana')).toEqual(once);
    expect(neededMl(once)).toBe(60);
  });

  it('scales with servings and sums over recipes', () => {
    const three = entryWith(
      entryWith(undefined, 'recipe_1', gin, 'ana'),
      'recipe_1',
      { ...gin, ml: 180 },
      'ana',
    );
    expect(neededMl(three)).toBe(180);
    const both = entryWith(three, 'recipe_2', { ...gin, ml: 22.5 }, 'ana');
    expect([neededMl(both), sourcesOf(both)]).toEqual([202.5, ['recipe_1', 'recipe_2']]);
  });

  it('stays checked', () => {
    const ticked = { ...entryWith(undefined, 'recipe_1', gin, 'ana'), is_checked: true };
    expect(entryWith(ticked, 'recipe_2', gin, 'ana').is_checked).toBe(true);
  });

  it('is rounded up to a tenth of a millilitre', () => {
    expect(withSource('', 'hand', 0.02)).toBe('hand:1,');
    expect(withSource('', 'hand', 22.5)).toBe('hand:225,');
    expect(withSource('', 'hand', 0.1 + 0.2)).toBe('hand:3,');
  });

  it('always matches the rules', () => {
    const sources = fc.oneof(
      fc.constant<Source>('hand'),
      fc
        .tuple(
          fc.constantFrom('recipe', 'menu', 'plan'),
          fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        )
        .map(([kind, id]) => `${kind}_${id}` as Source),
    );
    const wishes = fc.array(
      fc.tuple(sources, fc.double({ min: 0, max: 1e9, noNaN: true }), fc.string({ maxLength: 300 })),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(wishes, (all) => {
        const last = all.reduce<ReturnType<typeof entryWith> | undefined>(
          (before, [source, ml, note]) => entryWith(before, source, { ...gin, ml, note }, 'ana'),
          undefined,
        );
        expect(shoppingEntry.safeParse(last).error).toBeUndefined();
        expect(last?.sources.length).toBeLessThanOrEqual(LIMITS.shoppingList.sources.max);
        expect(sourcesOf(last ?? { sources: '' }).at(-1)).toBeDefined();
      }),
    );
  });
});

describe('a party’s shopping entry', () => {
  const forParty = (ml: number, note = ''): Wanted => ({ ...gin, ml, note, bottleMl: 700 });
  const party = (before: Parameters<typeof entryWith>[0], ml: number, note?: string) =>
    entryWith(before, 'plan_9', forParty(ml, note), 'ana');

  it('has as many bottles as all sources need, and fewer for fewer guests', () => {
    const many = party(undefined, 1500);
    expect(many).toMatchObject({ bottles: 3, bottle_ml: 700, sources: 'plan_9:15000,' });
    expect(party(many, 600)).toMatchObject({ bottles: 1, sources: 'plan_9:6000,' });
    expect(party(entryWith(undefined, 'recipe_1', { ...gin, ml: 200 }, 'ana'), 600)).toMatchObject({
      bottles: 2,
      sources: 'recipe_1:2000,plan_9:6000,',
    });
  });

  it('replaces its own note, but no other', () => {
    const limes = party(undefined, 0, '12 limes');
    expect(party(limes, 0, '6 limes').note).toBe('6 limes');
    const both = entryWith(limes, 'recipe_1', { ...gin, ml: 0, note: '1 lime' }, 'ana');
    expect(party(both, 0, '6 limes').note).toBe('12 limes');
  });

  it('is removed without the amounts of other sources', () => {
    const both = party(entryWith(undefined, 'recipe_1', { ...gin, ml: 200 }, 'ana'), 1500);
    expect(entryWithout(both, 'plan_9', 'ben')).toMatchObject({
      bottles: 1,
      sources: 'recipe_1:2000,',
      by: 'ben',
    });
    expect(entryWithout(party(undefined, 1500), 'plan_9', 'ana')).toBeNull();
  });
});
