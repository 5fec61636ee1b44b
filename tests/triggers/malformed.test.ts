import { beforeEach, describe, expect, it } from 'vitest';
import {
  clear,
  database,
  GLASS,
  happen,
  ingredient,
  PICTURE,
  read,
  readModels,
  recipe,
  REFERENCES,
} from './support/trigger-data.ts';

const { listReference } = await import('../../functions/src/services/reference/option-list.ts');
const { listIngredients, readIngredient } =
  await import('../../functions/src/services/ingredients/ingredients.ts');
const { listRecipes, readRecipe } = await import('../../functions/src/services/recipes/recipes.ts');
const { catchUp } = await import('../../functions/src/services/rebuilds/catch-up.ts');

const glass = (id: unknown, name: unknown, more: object = {}) => ({
  id,
  glassware_name: name,
  glassware_description: 'Written by hand',
  ...more,
});

/** Mistakes that people make in the emulator UI or the console. */
const MALFORMED: [what: string, path: string, data: object][] = [
  ['an id as text', 'glassware/91', glass('91', 'Text')],
  ['the id of another', 'glassware/92', glass(1, 'Impostor')],
  ['no name', 'glassware/93', { id: 93, glassware_description: 'Nameless' }],
  ['a name of spaces', 'glassware/94', glass(94, ' \u00a0 ')],
  ['a name that is a map', 'glassware/95', glass(95, { en: 'Cup' })],
  ['a field nobody knows', 'glassware/96', glass(96, 'Extra', { colour: 'green' })],
  ['a document without a number', 'glassware/kQ8fY2', glass(97, 'Random')],
  ['a leading zero', 'glassware/098', glass(98, 'Zero')],
  ['an id beyond what is exact', 'glassware/9007199254740993', glass(9007199254740992, 'Large')],
  ['nothing', 'glassware/99', {}],
];

const names = async () => (await listReference('glassware')).map((one) => one.glassware_name);

beforeEach(async () => {
  await clear();
  await happen(...REFERENCES, ingredient(1), recipe(11, [1]));
});

describe('a malformed reference document', () => {
  it.each(MALFORMED)('with %s is no option, and breaks none', async (_what, path, data) => {
    const before = await readModels();
    await happen([path, data]);
    expect(await readModels()).toEqual(before);
    expect(await names()).toEqual(['Coupe']);
    await happen([path, null]);
    expect(await readModels()).toEqual(before);
  });

  it('becomes an option when it is mended', async () => {
    await happen(['glassware/93', { id: 93 }], ['glassware/93', glass(93, 'Goblet')]);
    expect(await names()).toEqual(['Coupe', 'Goblet']);
  });

  it('that takes the place of a good one takes it away, and gives it back', async () => {
    await happen([GLASS[0], { ...GLASS[1], id: 'one' }]);
    expect(await names()).toEqual([]);
    expect(await read('cards/recipe_11')).toMatchObject({ visible: false });
    await happen(GLASS);
    expect(await names()).toEqual(['Coupe']);
    expect(await read('cards/recipe_11')).toMatchObject({ visible: true });
  });
});

describe('a malformed recipe', () => {
  it('is shown to nobody, and has its pictures again when it is mended', async () => {
    const [path, whole] = recipe(11, [1]);
    const attachments = [PICTURE];
    const folder = (await read('folders/11')) as object;
    await happen(['folders/11', { ...folder, attachments }], [path, { ...whole, instructions: '' }]);
    expect(await read('recipe_views/11')).toBeUndefined();
    await happen([path, whole]);
    expect(await read('folders/11')).toMatchObject({ attachments });
    expect(await read('recipe_views/11')).toMatchObject({ cover: PICTURE.attachment_uuid });
  });
});

describe('an option list', () => {
  const path = 'option_lists/glassware';
  beforeEach(() => happen(['glassware/2', glass(2, 'Beaker')]));

  it.each<[string, object | null]>([
    ['deleted', null],
    ['emptied', {}],
    ['without its ids', { options: [] }],
    ['holding what is no option', { ids: [1], options: ['Coupe'] }],
    ['holding too little', { ids: [2], options: [glass(2, 'Beaker')] }],
    ['holding the same id twice', { ids: [2, 2], options: [glass(2, 'Beaker'), glass(2, 'Twin')] }],
  ])('%s by hand is whole again at once', async (_what, data) => {
    const before = await read(path);
    await happen([path, data]);
    expect(await read(path)).toEqual(before);
  });

  it('that is gone is answered for by its collection until then', async () => {
    await database.doc(path).delete();
    expect(await names()).toEqual(['Coupe', 'Beaker']);
    await database.doc(path).set({ options: 'none' });
    expect(await names()).toEqual(['Coupe', 'Beaker']);
  });

  it('is left alone where it holds what it should, so that nothing goes round in circles', async () => {
    const { updateTime } = await database.doc(path).get();
    await happen(['glassware/kQ8fY2', glass(97, 'Random')], [path, (await read(path)) as object]);
    expect((await database.doc(path).get()).updateTime).toEqual(updateTime);
  });
});

describe('an ingredient or a recipe', () => {
  const caller = { uid: 'ana', isAdmin: false };

  it('under another id than it names is not there', async () => {
    await happen(
      ['ingredients/2', ingredient(3)[1]],
      ['recipes/12', recipe(13, [1])[1]],
      ['ingredients/abc', ingredient(4)[1]],
    );
    await expect(readIngredient(caller, 2)).rejects.toThrow('ingredient');
    await expect(readRecipe(caller, 12)).rejects.toThrow('recipe');
    expect((await listIngredients({ limit: 10, after: null })).rows.map(({ id }) => id)).toEqual([1]);
    expect((await listRecipes({ limit: 10, after: null })).rows.map(({ id }) => id)).toEqual([11]);
    expect(Object.keys(await readModels()).filter((path) => /_(?:2|3|4|12|13)$/.test(path))).toEqual([]);
  });

  it('with an id that is text ends no list early', async () => {
    await happen(['ingredients/2', { ...ingredient(2)[1], id: '2' }], ingredient(5));
    const first = await listIngredients({ limit: 1, after: null });
    expect(first).toMatchObject({ rows: [{ id: 1 }], nextAfter: 1 });
    expect(await listIngredients({ limit: 1, after: 1 })).toMatchObject({ rows: [{ id: 5 }] });
    expect(await listIngredients({ limit: 1, after: 5 })).toEqual({ rows: [] });
  });

  it('malformed, or a card that is, does not keep lost triggers from being made good', async () => {
    await database.doc('cards/ingredient_7').set({ kind: 'ingredient', updated_at: 'today' });
    await database.doc('ingredients/6').set({ id: '6', valid_from: new Date() });
    await database.doc('cards/recipe_11').delete();
    await database.doc('recipe_views/11').delete();
    await database.doc('recipes/11').update({ updated_at: new Date() });
    await catchUp();
    expect(await read('cards/recipe_11')).toMatchObject({ id: 11, visible: true });
  });
});
