import { volumeMl } from '@cellaret/domain/measures/volume';
import { NO_MARK, type Mark } from '@cellaret/domain/people/marks';
import { tonight, type TonightInput } from '@cellaret/domain/recommendations/tonight';
import { palateOf, tonightForAll } from '@cellaret/domain/recommendations/tonight-for-all';
import { profileOf, tasteOfCode } from '@cellaret/domain/taste/flavour';
import { FlavourRows } from '@cellaret/domain/taste/flavour-rows';
import { SCORES } from '@cellaret/domain/taste/scores';
import { describe, expect, it } from 'vitest';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all-recipes.ts';
import { exactQuantity } from './quantities.ts';
import { referenceData } from './reference-data.ts';

const scoresOf = new Map(
  ingredientGroups.flatMap(({ ingredients }) =>
    ingredients.map(({ name, scores }) => [name, scores] as const),
  ),
);
const unitMl = new Map(
  referenceData.quantity_units.map(({ quantity_unit_name, volume_ml }) => [quantity_unit_name, volume_ml]),
);
const flavour = FlavourRows.empty();
for (const { id, items } of recipeSources) {
  const lines = items.map(([amount, unit, name]) => {
    const exact = exactQuantity(amount, unit);
    const volume_ml = exact ? volumeMl(exact.quantity, unitMl.get(exact.unit) ?? 0) : 0;
    return { quantity: 1, volume_ml, garnish_only: false, scores: scoresOf.get(name) ?? [] };
  });
  flavour.set(id, profileOf(lines).scores);
}
const idOf = (name: string): number => recipeSources.find((recipe) => recipe.name === name)?.id ?? 0;
const ids = recipeSources.map(({ id }) => id);
const marksOf = (names: readonly string[], change: Partial<Mark>): Record<string, Mark> =>
  Object.fromEntries(names.map((name) => [idOf(name), { ...NO_MARK, ...change }]));

const given = (marks: Record<string, Mark>, evening = 20_780): TonightInput => ({
  ids,
  flavour,
  marks,
  evening,
  began: new Date(2026, 10, 23, 6),
  wish: null,
  abvOf: () => 20,
  commonnessOf: (id) => -id,
  savesOf: () => [],
});
const BITTER = ['Negroni', 'Boulevardier', 'Americano', 'Manhattan', 'Old Pal'];

describe('tonight, from the drinks of the catalogue', () => {
  const bitterness = (id: number): number => flavour.scoresOf(id)?.[SCORES.indexOf('bitterness')] ?? 0;
  const from70 = ids.map(bitterness).toSorted((a, b) => a - b)[Math.floor(ids.length * 0.7)] ?? 0;

  it('five liked bitter drinks bring at least three of five that are bitterer than seven of ten, any evening', () => {
    for (let evening = 20_780; evening < 20_800; evening += 1) {
      const { drinks } = tonight(given(marksOf(BITTER, { favourite: true }), evening));
      expect(drinks).toHaveLength(5);
      expect(drinks.filter(({ id }) => bitterness(id) >= from70).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('is another five tomorrow, any evening', () => {
    const marks = marksOf(BITTER, { favourite: true });
    const evenings = Array.from({ length: 20 }, (_, at) =>
      tonight(given(marks, 20_780 + at))
        .drinks.map(({ id }) => id)
        .toSorted()
        .join(),
    );
    expect(evenings.every((one, at) => one !== evenings[at + 1])).toBe(true);
  });

  it('two stars take a drink and its nearest twin off', () => {
    const marks = marksOf(BITTER.slice(1), { favourite: true });
    const negroni = idOf('Negroni');
    const [twin] = flavour.nearest(flavour.scoresOf(negroni) ?? [], { limit: 1, except: new Set([negroni]) });
    const disliked = { ...marks, [negroni]: { ...NO_MARK, rating: 4 } };
    for (let evening = 20_780; evening < 20_800; evening += 1) {
      const found = tonight(given(disliked, evening)).drinks.map(({ id }) => id);
      expect(found).not.toContain(negroni);
      expect(found).not.toContain(twin?.id);
    }
  });

  it('knows nothing of somebody new: five drinks, none the nearest of another, any evening', () => {
    for (let evening = 20_780; evening < 20_800; evening += 1) {
      const { drinks, isPersonal } = tonight(given({}, evening));
      expect(isPersonal).toBe(false);
      expect(drinks).toHaveLength(5);
      const found = drinks.map(({ id }) => id);
      for (const id of found) {
        const [nearest] = flavour.nearest(flavour.scoresOf(id) ?? [], { limit: 1, except: new Set([id]) });
        expect(found).not.toContain(nearest?.id);
      }
    }
  });

  it('are for two whose tastes lie apart what each likes better than half of the catalogue, any evening', () => {
    const SOUR = ['Daiquiri', 'Margarita', 'Whiskey Sour', 'Tom Collins'];
    const tastes = [BITTER, SOUR].map((names) => {
      const marks = marksOf(names, { favourite: true });
      return tasteOfCode(palateOf(given(marks)) ?? '') ?? [];
    });
    const medians = tastes.map(
      (taste) =>
        ids
          .map((id) => flavour.distance(id, taste))
          .filter(Number.isFinite)
          .toSorted((a, b) => a - b)
          .at(ids.length / 2) ?? 0,
    );
    for (let evening = 20_780; evening < 20_800; evening += 1) {
      const { drinks } = tonightForAll({ ...given({}, evening), tastes });
      expect(drinks).toHaveLength(5);
      for (const { id } of drinks)
        expect(tastes.every((taste, one) => flavour.distance(id, taste) < (medians[one] ?? 0))).toBe(true);
    }
  });
});
