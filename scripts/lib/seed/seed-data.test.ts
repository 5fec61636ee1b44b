import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { barCabinetDocument } from '@cellaret/domain/cabinets/bar-cabinet';
import { REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { foldName } from '@cellaret/domain/core/folding';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { menuDocument } from '@cellaret/domain/menus/menu';
import { userDocument } from '@cellaret/domain/people/user';
import { recipeDocument, recipeItems } from '@cellaret/domain/recipes/recipe';
import { REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import { SCORES } from '@cellaret/domain/taste/scores';
import { describe, expect, it } from 'vitest';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all-recipes.ts';
import { seedExport, seedPrint } from '../paths.ts';
import { referenceData, referenceName } from './reference-data.ts';
import { seedIngredients, seedRecipes } from './seed-catalogue.ts';
import { catalogueDocuments, demoDocuments, sharedDocuments, seedPrintOf } from './seed-data.ts';

const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('reference data', () => {
  it.each(REFERENCE_COLLECTIONS)('of %s keeps the limits, with different ids and names', (collection) => {
    const documents = referenceData[collection];
    for (const document of documents)
      expect(() => REFERENCE_SCHEMAS[collection].parse(document)).not.toThrow();
    expect(repeated(documents.map((document) => document.id))).toEqual([]);
    expect(repeated(documents.map((document) => foldName(referenceName(collection, document))))).toEqual([]);
  });

  it('of units refers to unit types that exist', () => {
    const types = new Set(referenceData.quantity_unit_types.map((type) => type.id));
    for (const unit of referenceData.quantity_units) expect(types).toContain(unit.quantity_unit_type_id);
  });
});

describe('ingredients', () => {
  const ingredients = seedIngredients();
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));

  it('keep the limits, with different ids and names', () => {
    for (const ingredient of ingredients) expect(() => ingredientDocument.parse(ingredient)).not.toThrow();
    expect(byId.size).toBe(ingredients.length);
    expect(repeated(ingredients.map((ingredient) => foldName(ingredient.ingredient_name)))).toEqual([]);
  });

  it('score in whole steps', () => {
    for (const ingredient of ingredients)
      for (const score of SCORES) expect(Number.isInteger(ingredient[score])).toBe(true);
  });

  it('are never their own ancestors', () => {
    for (const ingredient of ingredients) {
      const line = [ingredient.id];
      for (
        let at = ingredient.parent_ingredient_id;
        at !== null;
        at = byId.get(at)?.parent_ingredient_id ?? null
      ) {
        expect(line, ingredient.ingredient_name).not.toContain(at);
        line.push(at);
      }
    }
  });

  it('with alcohol are not called non-alcoholic, and those without are', () => {
    const free = referenceData.ingredient_attributes.find(
      (attribute) => attribute.ingredient_attribute_name === 'Non-alcoholic',
    )?.id;
    for (const ingredient of ingredients)
      expect(ingredient.ingredient_attribute_ids.includes(free ?? 0), ingredient.ingredient_name).toBe(
        ingredient.alcohol_abv === 0,
      );
  });
});

describe('recipes', () => {
  const recipes = seedRecipes();

  it('keep the limits, with different ids and names', () => {
    for (const recipe of recipes) expect(() => recipeDocument.parse(recipe)).not.toThrow();
    expect(repeated(recipes.map((recipe) => recipe.id))).toEqual([]);
    expect(repeated(recipes.map((recipe) => foldName(recipe.recipe_name)))).toEqual([]);
  });

  it('consist of ingredients and units that exist, and of more than garnish', () => {
    const ingredients = new Set(seedIngredients().map((ingredient) => ingredient.id));
    const units = new Set(referenceData.quantity_units.map((unit) => unit.id));
    for (const recipe of recipes) {
      const items = recipeItems(recipe);
      for (const item of items) {
        expect(ingredients).toContain(item.ingredient_id);
        expect(units).toContain(item.quantity_unit_id);
      }
      expect(
        items.some((item) => !item.garnish_only),
        recipe.recipe_name,
      ).toBe(true);
    }
  });
});

describe('the seed data', () => {
  it('gives the demo account preferences, a cabinet and a menu that keep the limits', () => {
    const [user, cabinet, menu] = demoDocuments().map((document) => document.data);
    expect(() => userDocument.parse(user)).not.toThrow();
    expect(() => barCabinetDocument.parse(cabinet)).not.toThrow();
    expect(() => menuDocument.parse(menu)).not.toThrow();
  });

  it('writes each document once', () => {
    const paths = [...sharedDocuments(), ...catalogueDocuments(), ...demoDocuments()].map(({ path }) => path);
    expect(repeated(paths)).toEqual([]);
  });

  it('was exported from the present sources (else: npm run seed:build)', () => {
    expect(readFileSync(seedPrint, 'utf8').trim()).toBe(seedPrintOf());
  });

  it('was exported when nothing was left to do, so that no start begins with it', () => {
    const exported = 'firestore_export/all_namespaces/all_kinds/output-0';
    expect(readFileSync(join(seedExport, exported), 'latin1')).not.toContain('fan_outs');
  });

  it('brings the published catalogue along, so that nobody waits for it after a first start', () => {
    const documents = readFileSync(
      join(seedExport, 'firestore_export/all_namespaces/all_kinds/output-0'),
      'latin1',
    );
    const stored = readdirSync(join(seedExport, 'storage_export', 'metadata')).map((entry) =>
      readFileSync(join(seedExport, 'storage_export', 'metadata', entry), 'utf8'),
    );
    expect(stored).toHaveLength(1);
    const { name } = JSON.parse(stored[0] ?? '{}') as { name: string };
    expect(documents).toContain(/^catalogue\/([0-9a-f]{32})\.json\.gz$/.exec(name)?.[1]);
  });

  it('is the same however often it is built', () => {
    expect(catalogueDocuments()).toEqual(catalogueDocuments());
  });
});

const ingredients = ingredientGroups.flatMap((group) => group.ingredients);

const texts = [
  ...recipeSources.flatMap(({ name, description, instructions }) => [
    { of: `${name}, description`, text: description, longest: 260 },
    { of: `${name}, instructions`, text: instructions, longest: 320 },
  ]),
  ...ingredients.map(({ name, description }) => ({ of: name, text: description, longest: 160 })),
];

describe('the texts of the catalogue', () => {
  it('are sentences of a bearable length', () => {
    const faulty = texts.filter(
      ({ text, longest }) =>
        text.length > longest || !/^\p{Lu}.*[.!?]$/u.test(text) || / {2}|\s$|\.\.|--/.test(text),
    );
    expect(faulty.map(({ of }) => of)).toEqual([]);
  });

  it('say no sentence twice', () => {
    const bySentence = new Map<string, string[]>();
    for (const { of, text } of texts)
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        const words = sentence.toLowerCase().replaceAll(/[^\p{L}\s]/gu, '');
        bySentence.set(words, [...(bySentence.get(words) ?? []), of]);
      }
    expect([...bySentence].filter(([, all]) => all.length > 1)).toEqual([]);
  });
});
