import type { SubstituteChange } from '@cellaret/domain/availability/substitute-changes';
import {
  CURRENT_SUBSTITUTES,
  substitutionRulesOf,
  type Substitute,
  type SubstitutesDocument,
} from '@cellaret/domain/availability/substitutes';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, fail, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import {
  CABINET,
  GIN_IN_STOCK,
  lineOf,
  makeIngredient,
  makeRecipe,
  makeSubstitute,
  SEEDED,
} from '../support/inputs.ts';

const NOBODY = 4_000_000_001;

let owner: Person;
let admin: Person;
/** Of a type of its own, so that nobody else's availability changes. */
let wanted: number;
let kind: number;

const newIngredient = async (parent_ingredient_id: number | null = null) =>
  (await succeed(owner, 'createIngredient', { body: makeIngredient({ parent_ingredient_id }) })).body.id;

beforeAll(async () => {
  [owner, admin] = await Promise.all([newPerson(), newPerson({ claims: { admin: true } })]);
  wanted = await newIngredient();
  kind = await newIngredient(wanted);
});

const change = (body: SubstituteChange) => succeed(admin, 'changeSubstitutes', { body });
const refused = (after: Substitute, before: Substitute | null = null) =>
  fail(admin, 'changeSubstitutes', { body: { before, after } });

/** Stored rows. */
const stored = async (): Promise<readonly Substitute[]> =>
  substitutionRulesOf((await firestoreOf(CURRENT_SUBSTITUTES)) as SubstitutesDocument).substitutes;

const logged = async (id: number) =>
  (await succeed(admin, 'listAudit', { body: { before: null } })).body.entries
    .filter(({ item_id }) => item_id === id)
    .map(({ action, by, note }) => ({ action, by, note }));

describe('what stands in for what', () => {
  it('is added to, changed and removed by an administrator, written down each time, and comes back to where it was', async () => {
    const of = await newIngredient();
    const { ingredient_name: name } = (await succeed(owner, 'getIngredient', { params: { id: of } })).body;
    const [before, entry] = [await stored(), makeSubstitute(of)];
    const more = makeSubstitute(of, { substitute_quantity: 45 });
    await change({ before: null, after: entry, place: 2 });
    expect(await stored()).toEqual([...before.slice(0, 2), entry, ...before.slice(2)]);
    await change({ before: entry, after: more });
    expect(await stored()).toEqual([...before.slice(0, 2), more, ...before.slice(2)]);
    await change({ before: more, after: null });
    expect(await stored()).toEqual(before);
    const [is, was] = [`45 × ml Gin for 30 × ml ${name}`, `30 × ml Gin for 30 × ml ${name}`];
    const by = admin.uid;
    expect(await logged(of)).toEqual([
      { action: 'remove-substitute', by, note: is },
      { action: 'change-substitute', by, note: `${was} → ${is}` },
      { action: 'add-substitute', by, note: was },
    ]);
  });

  it('is done once, however often it is asked for', async () => {
    const of = await newIngredient();
    await change({ before: null, after: makeSubstitute(of) });
    await change({ before: null, after: makeSubstitute(of) });
    await change({ before: makeSubstitute(of), after: null });
    await change({ before: makeSubstitute(of), after: null });
    expect((await logged(of)).map(({ action }) => action)).toEqual(['remove-substitute', 'add-substitute']);
  });

  it('loses nothing where several change it at once', async () => {
    const of = [await newIngredient(), await newIngredient(), await newIngredient()];
    await Promise.all(of.map((id) => change({ before: null, after: makeSubstitute(id) })));
    const ids = (await stored()).map(({ ingredient_id }) => ingredient_id);
    expect(of.filter((id) => !ids.includes(id))).toEqual([]);
    await Promise.all(of.map((id) => change({ before: makeSubstitute(id), after: null })));
  });

  it.each([
    ['ingredient_id', `Ingredient ${NOBODY} does not exist`],
    ['substitute_ingredient_id', `Ingredient ${NOBODY} does not exist`],
    ['quantity_unit_id', `Quantity unit ${NOBODY} does not exist`],
    ['substitute_quantity_unit_id', `Quantity unit ${NOBODY} does not exist`],
  ] as const)('names nothing that is not there: %s', async (field, message) => {
    const before = await stored();
    expect(await refused(makeSubstitute(wanted, { [field]: NOBODY }))).toMatchObject({
      status: 422,
      errors: [{ path: `after.${field}`, message }],
    });
    expect(await stored()).toEqual(before);
  });

  it('has nothing in place of itself, or of what it is a kind of', async () => {
    expect(await refused(makeSubstitute(SEEDED.gin))).toMatchObject({
      status: 400,
      errors: [{ path: 'after.substitute_ingredient_id' }],
    });
    expect(await refused(makeSubstitute(wanted, { substitute_ingredient_id: kind }))).toMatchObject({
      status: 422,
      errors: [{ path: 'after.substitute_ingredient_id' }],
    });
  });

  it('has one amount for a pair and unit, and is not changed unseen', async () => {
    const of = await newIngredient();
    const entry = makeSubstitute(of);
    await change({ before: null, after: entry });
    const other = makeSubstitute(of, { quantity: 15 });
    expect(await refused(other)).toMatchObject({ status: 409 });
    expect(await refused(makeSubstitute(of, { quantity: 7 }), other)).toMatchObject({
      status: 409,
      message: 'This has been changed meanwhile',
    });
    await change({ before: entry, after: null });
  });

  it('knows what is always there, which administrators say, once and written down', async () => {
    const of = await newIngredient();
    const say = (is_staple: boolean, ingredient_id = of) =>
      ask(admin, 'setStaple', { body: { ingredient_id, is_staple } });
    const staples = async () => ((await firestoreOf(CURRENT_SUBSTITUTES)) as SubstitutesDocument).staple_ids;
    const before = await staples();
    await say(true);
    expect((await say(true)).status).toBe(200);
    expect(await staples()).toEqual([...before, of]);
    await say(false);
    expect(await staples()).toEqual(before);
    expect((await logged(of)).map(({ action }) => action)).toEqual(['remove-staple', 'add-staple']);
    expect((await say(true, NOBODY)).status).toBe(422);
    expect((await ask(owner, 'setStaple', { body: { ingredient_id: of, is_staple: true } })).status).toBe(
      403,
    );
    expect(await staples()).toEqual(before);
  });

  it('changes for nobody who is no administrator', async () => {
    const before = await stored();
    const body = { before: null, after: makeSubstitute(wanted) };
    for (const person of [null, owner, await newPerson({ verified: false })])
      expect([401, 403]).toContain((await ask(person, 'changeSubstitutes', { body })).status);
    const suspended = await newPerson({ claims: { admin: true, suspended: true } });
    expect((await ask(suspended, 'changeSubstitutes', { body })).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it('is followed by the answers of the search within seconds', async () => {
    const of = await newIngredient();
    const { body: recipe } = await succeed(owner, 'createRecipe', {
      body: makeRecipe({ recipe_items: [lineOf(of)] }),
    });
    const cabinet = await succeed(owner, 'createBarCabinet', { body: CABINET });
    const params = { id: cabinet.body.id };
    await succeed(owner, 'saveBarCabinetItem', { params, body: GIN_IN_STOCK });
    const replaced = (count: number) =>
      eventually(`${count} of it replaced`, async () => {
        const { body } = await succeed(owner, 'searchRecipes', {
          body: { query: recipe.recipe_name, bar_cabinet_id: params.id },
        });
        const hit = body.find(({ id }) => id === recipe.id);
        return hit && (hit.substitutes ?? []).length === count ? hit : null;
      });
    await replaced(0);
    await change({ before: null, after: makeSubstitute(of) });
    expect((await replaced(1)).substitutes).toMatchObject([{ taken: 'Gin' }]);
    await change({ before: makeSubstitute(of), after: null });
    await replaced(0);
  });
});
