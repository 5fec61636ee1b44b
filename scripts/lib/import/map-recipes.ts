import { foldName } from '@cellaret/domain/core/folding';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  isNeeded,
  RECIPE_TEXTS,
  recipeColumns,
  recipeItems,
  type Recipe,
  type RecipeColumns,
  type RecipeItemInput,
} from '@cellaret/domain/recipes/recipe';
import { nameKey } from './existing.ts';
import { type RecipeFact, importedId } from './facts.ts';
import { mapItems, type MappingContext } from './map-items.ts';
import { ImportReport } from './report.ts';
import {
  ASSUMED_GLASS,
  ASSUMED_METHOD,
  GLASS_ALIASES,
  METHOD_ALIASES,
  METHOD_SENTENCES,
  RECIPE_ALIASES,
} from './vocabulary.ts';

/** A recipe to be created; without the fields only the moment of writing decides. */
export type NewRecipe = Omit<Recipe, 'user_id' | 'created_at' | 'updated_at'>;

/** The import plan for the recipes of a file. */
export interface RecipePlan {
  create: NewRecipe[];
  /** Imported before. */
  present: number;
  /** Recipes of the catalogue with the same name and items. */
  met: number;
  /** Ids of all recipes of the file, new or not. */
  ids: number[];
}

interface Choice {
  id: number;
  name: string;
}

function glassOf(fact: RecipeFact, { existing, report }: MappingContext): Choice {
  const wanted = fact.glass === null ? undefined : (GLASS_ALIASES.get(foldName(fact.glass)) ?? fact.glass);
  const id = wanted === undefined ? undefined : existing.findReference('glassware', wanted);
  if (wanted !== undefined && id !== undefined) return { id, name: wanted };
  report.add('glass-assumed', fact.name, `“${fact.glass ?? 'none'}” became ${ASSUMED_GLASS}`);
  return { id: existing.referenceId('glassware', ASSUMED_GLASS), name: ASSUMED_GLASS };
}

function methodOf(fact: RecipeFact, { existing, report }: MappingContext): Choice {
  const wanted =
    fact.method === null ? undefined : (METHOD_ALIASES.get(foldName(fact.method)) ?? fact.method);
  const id = wanted === undefined ? undefined : existing.findReference('serving_methods', wanted);
  if (wanted !== undefined && id !== undefined) return { id, name: wanted };
  report.add('method-assumed', fact.name, `“${fact.method ?? 'none'}” became ${ASSUMED_METHOD}`);
  return { id: existing.referenceId('serving_methods', ASSUMED_METHOD), name: ASSUMED_METHOD };
}

function withinLimit(text: string, recipe: string, { report }: MappingContext): string {
  const { max } = LIMITS.instructions;
  if (text.length <= max) return text;
  report.add('text-shortened', recipe, `lost: “${text.slice(max - 1)}”`);
  return `${text.slice(0, max - 1)}…`;
}

function describe(fact: RecipeFact, names: readonly string[]): string {
  const parts = [
    `${fact.name}: ${names.join(', ')}.`,
    fact.tags.length > 0 ? `Tags: ${fact.tags.join(', ')}.` : '',
    fact.abv === null ? '' : `Strength stated by the source: ${fact.abv}%.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function instruct(fact: RecipeFact, method: string, glass: string, notes: readonly string[]): string {
  const sentence = METHOD_SENTENCES[method] ?? `${method} and serve in a {} glass.`;
  const parts = [
    (fact.glass === null ? sentence.replace(/ (?:into|in) a \{\} glass/, '') : sentence).replace('{}', glass),
    ...notes,
    fact.source ? `Source: ${fact.source}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** An item as text, for comparison: same ingredient, same amount in the same unit. */
const itemKey = (item: { ingredient_id: number; quantity: number; quantity_unit_id: number }) =>
  `${item.ingredient_id}:${item.quantity}:${item.quantity_unit_id}`;

/**
 * True if a stored recipe is made of the items of the facts: every item that is needed, in the same amount,
 * and besides only items that are optional there (in any amount) or garnish.
 */
function sameDrink(stored: RecipeColumns, items: readonly RecipeItemInput[]): boolean {
  const rows = recipeItems(stored).filter((row) => !row.garnish_only);
  const keys = new Set(rows.map(itemKey));
  const required = items.filter(isNeeded);
  const requiredKeys = new Set(required.map(itemKey));
  const optional = new Set(items.filter((item) => !isNeeded(item)).map((item) => item.ingredient_id));
  return (
    required.every((item) => keys.has(itemKey(item))) &&
    rows.every((row) => requiredKeys.has(itemKey(row)) || optional.has(row.ingredient_id))
  );
}

function newRecipe(
  fact: RecipeFact,
  items: readonly RecipeItemInput[],
  notes: readonly string[],
  context: MappingContext,
): NewRecipe {
  const id = importedId('recipe', fact._id);
  const glass = glassOf(fact, context);
  const method = methodOf(fact, context);
  const names = fact.ingredients.map((item) => context.ingredients.byFact.get(item._id)?.name ?? item._id);
  return {
    id,
    recipe_name: fact.name,
    recipe_description: withinLimit(describe(fact, names), fact.name, context),
    instructions: withinLimit(instruct(fact, method.name, glass.name, notes), fact.name, context),
    glassware_ids: [glass.id],
    serving_method_ids: [method.id],
    folder_id: id,
    ...recipeColumns(items),
    version: 1,
  };
}

const CONTENT = [
  ...RECIPE_TEXTS,
  'glassware_ids',
  'serving_method_ids',
] as const satisfies (keyof NewRecipe)[];

/** As rows: recipes that were stored before lines could be optional lack that column. */
const sameContent = (stored: Record<string, unknown>, wanted: NewRecipe) =>
  CONTENT.every((field) => JSON.stringify(stored[field]) === JSON.stringify(wanted[field])) &&
  JSON.stringify(recipeItems(stored as RecipeColumns)) === JSON.stringify(recipeItems(wanted));

/** The facts of a drink besides its items, as one line. */
const besides = (fact: RecipeFact, notes: readonly string[]): string =>
  [
    `${fact.glass ?? 'no glass'}, ${fact.method ?? 'no method'}.`,
    ...notes,
    fact.tags.length > 0 ? `Tags: ${fact.tags.join(', ')}.` : '',
    fact.abv === null ? '' : `Strength ${fact.abv}%.`,
    fact.source ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Decides what becomes of each recipe: imported before, met by name and items, or new. */
export function planRecipes(facts: readonly RecipeFact[], context: MappingContext): RecipePlan {
  const { existing, report: whole } = context;
  const byName = new Map<string, number>();
  for (const [id, document] of existing.recipes) byName.set(nameKey(String(document.recipe_name)), id);
  const plan: RecipePlan = { create: [], present: 0, met: 0, ids: [] };
  for (const fact of facts) {
    // Lines about texts hold only where the recipe's texts are written.
    const report = new ImportReport();
    const own = { ...context, report };
    const { items, notes } = mapItems(fact, own);
    const wanted = newRecipe(fact, items, notes, own);
    const before = existing.recipes.get(wanted.id);
    if (before) {
      plan.present += 1;
      plan.ids.push(wanted.id);
      if (!sameContent(before, wanted))
        report.add('changed-since', fact.name, 'content differs from the file');
      whole.merge(report);
      continue;
    }
    const sameName = byName.get(nameKey(RECIPE_ALIASES.get(foldName(fact.name)) ?? fact.name));
    const stored = sameName === undefined ? undefined : existing.recipes.get(sameName);
    if (sameName !== undefined && stored && sameDrink(stored as RecipeColumns, items)) {
      plan.met += 1;
      plan.ids.push(sameName);
      const rest = besides(fact, notes);
      whole.add('same-recipe', fact.name, `is recipe ${sameName}; not taken over: ${rest}`);
      continue;
    }
    if (stored) report.add('same-name', fact.name, `recipe ${sameName} has other items`);
    whole.merge(report);
    plan.create.push(wanted);
    plan.ids.push(wanted.id);
  }
  return plan;
}
