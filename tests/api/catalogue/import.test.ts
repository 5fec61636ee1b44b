import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { recipeDocument, recipeItems, type Recipe } from '@cellaret/domain/recipes/recipe';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../emulator-data/sources/accounts.ts';
import { quantityUnits } from '../../../emulator-data/sources/reference/quantity-units.ts';
import { connectAdmin, emulatorTarget } from '../../../scripts/lib/data/admin-sdk.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { createSeedAccounts } from '../../../scripts/lib/seed/seed-data.ts';
import { ports } from '../../support/env.ts';
import { runScript } from '../support/own-project.ts';

// A project of its own in the running emulators: what is imported here is in nobody's feed.
const projectId = `demo-import-${Date.now()}`;
const facts = inRoot('emulator-data', 'import-example.json');
const folder = mkdtempSync(join(tmpdir(), 'cellaret-import-'));
const admin = connectAdmin(emulatorTarget(ports, projectId));

const script = (name: string, ...args: string[]) => runScript(projectId, name, ...args);

const importFacts = (report: string) =>
  script('import', facts, '--no-wait', '--report', join(folder, report));

const withDates = (data: DocumentData | undefined) =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );

const ingredientsNamed = async (name: string) =>
  (await admin.db.collection('ingredients').where('ingredient_name', '==', name).get()).docs;

async function recipesNamed(name: string): Promise<Recipe[]> {
  const found = await admin.db.collection('recipes').where('recipe_name', '==', name).get();
  return found.docs.map((document) => recipeDocument.parse(withDates(document.data())));
}

/** The items of a recipe as text: "3 quarter ounce". */
const amounts = (recipe: Recipe | undefined) =>
  (recipe ? recipeItems(recipe) : []).map((item) => {
    const unit = quantityUnits.find(({ id }) => id === item.quantity_unit_id);
    const marks = `${item.garnish_only ? ' (garnish)' : ''}${item.optional ? ' (optional)' : ''}`;
    return `${item.quantity} ${unit?.quantity_unit_name}${marks}`;
  });

async function everything(): Promise<string> {
  const collections = await Promise.all(
    ['ingredients', 'recipes'].map(
      async (name) => (await admin.db.collection(name).orderBy('id').get()).docs,
    ),
  );
  return JSON.stringify(collections.flat().map((document) => document.data()));
}

let firstOutput = '';
let report = '';

beforeAll(async () => {
  await createSeedAccounts(admin.auth);
  await script('seed', '--catalogue', '--yes');
  firstOutput = await importFacts('first.md');
  report = readFileSync(join(folder, 'first.md'), 'utf8');
}, 120_000);

afterAll(async () => {
  await admin.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an import of recipe facts', () => {
  it('meets the ingredients of the catalogue by name and adds the others', async () => {
    expect(firstOutput).toContain('ingredients: 3 added, 5 met in the catalogue');
    expect((await ingredientsNamed('Gin')).map(({ id }) => id)).toEqual(['10001']);
  });

  it('adds ingredients that keep the limits, with their parents', async () => {
    const [liqueur] = await ingredientsNamed('Quince liqueur');
    const [spirit] = await ingredientsNamed('Quince spirit');
    const parsed = ingredientDocument.parse(withDates(liqueur?.data()));
    expect(parsed).toMatchObject({ alcohol_abv: 22.5, version: 1, valid_to: null, folder_id: parsed.id });
    expect(parsed.parent_ingredient_id).toBe(Number(spirit?.id));
    expect(parsed.id).toBeGreaterThanOrEqual(2 ** 32);
  });

  it('takes fractions over as whole numbers of a finer unit', async () => {
    const [sour] = await recipesNamed('Quince Sour');
    expect(amounts(sour).slice(0, 2)).toEqual(['3 quarter ounce', '3 quarter ounce']);
    const fizzes = await recipesNamed('Gin Fizz');
    expect(amounts(fizzes.find(({ id }) => id > 2 ** 32))).toEqual(['7 quarter ounce', '120 ml']);
  });

  it('turns the garnish it recognises into garnish items and keeps its words', async () => {
    const [sour] = await recipesNamed('Quince Sour');
    expect(amounts(sour).at(-1)).toBe('1 twist (garnish)');
    expect(sour?.instructions).toContain('Garnish: Lemon twist and a quince crisp.');
  });

  it('takes over what is optional', async () => {
    const [sour] = await recipesNamed('Quince Sour');
    expect(amounts(sour).filter((amount) => amount.endsWith('(optional)'))).toEqual(['1 part (optional)']);
  });

  it('keeps in the texts what items cannot say', async () => {
    const [sour] = await recipesNamed('Quince Sour');
    for (const words of [
      'Instead of Quince liqueur: Quince spirit',
      'Up to 30 ml Quince liqueur',
      'Exactly: 0.3 ml Gin',
      'As written: 1 shell Egg White',
      'Also: 2 pinch moon-dust',
      'Source: https://example.org/quince-sour',
    ])
      expect(sour?.instructions.toLowerCase()).toContain(words.toLowerCase());
    expect(sour?.recipe_description).toContain('Tags: Autumn, Sour.');
    expect(sour?.recipe_description).toContain('14.2%');
  });

  it.each([
    ['unit-adapted', 'Quince Sour: “1 shell Egg white” became 1 × part'],
    ['amount-rounded', 'Quince Sour: “0.3 ml Gin” became 1 × half ml'],
    ['glass-assumed', 'Quince Sour: “none” became Lowball'],
    ['method-assumed', 'Quince Sour: “Whirl” became Build'],
    ['item-as-text', 'Quince Sour: 2 pinch moon-dust'],
    ['garnish-as-text', 'Quince Sour: a quince crisp'],
    ['substitutes', 'Quince Sour: Quince liqueur: Quince spirit'],
    ['amount-range', 'Quince Sour: 22.5–30 ml Quince liqueur'],
    ['type-assumed', 'Verjuice: category “Ferments”'],
    ['scores-defaulted', 'Quince spirit: Spirits'],
    ['facts-differ', 'Campari: strength 25%, facts 21%'],
    ['same-recipe', 'NEGRONI: is recipe 20001; not taken over: Lowball, Build. Garnish: Half orange slice.'],
    ['same-name', 'Gin Fizz: recipe'],
  ])('reports %s', (kind, line) => {
    const section = report.split('\n## ').find((part) => part.startsWith(`${kind} (`)) ?? '';
    expect(section.toLowerCase()).toContain(`- ${line.toLowerCase()}`);
  });

  it('gives the recipes to the house and leaves recipes of the same name and items alone', async () => {
    const [sour] = await recipesNamed('Quince Sour');
    expect(sour?.user_id).toBe(accounts.admin.uid);
    expect(await recipesNamed('NEGRONI')).toEqual([]);
    expect(await recipesNamed('Negroni')).toHaveLength(1);
  });

  it('changes nothing the second time', async () => {
    const before = await everything();
    const output = await importFacts('second.md');
    expect(output).toContain('ingredients: 0 added');
    expect(output).toContain('recipes: 0 added, 1 met in the catalogue, 2 imported before');
    expect(await everything()).toBe(before);
  });

  it('refuses a file with one wrong recipe before anything of it is written', async () => {
    const before = await everything();
    const wrong = JSON.parse(readFileSync(facts, 'utf8')) as { cocktails: { _id: string; name: string }[] };
    wrong.cocktails = wrong.cocktails.map((one) => ({
      ...one,
      _id: `${one._id}-again`,
      name: `${one.name} II`,
    }));
    wrong.cocktails.push({ ...wrong.cocktails[0], name: 'Twice' } as (typeof wrong.cocktails)[0]);
    const file = join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify(wrong, null, 2));
    await expect(script('import', file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /nothing was written:\n {2}line \d+: “Twice” _id: .* is the _id of an earlier one/,
      ) as string,
    });
    expect(await everything()).toBe(before);
  });

  it('refuses a file of another shape with the place that is wrong', async () => {
    await expect(script('import', inRoot('package.json'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('line 1: ingredients:') as string,
    });
  });
});
