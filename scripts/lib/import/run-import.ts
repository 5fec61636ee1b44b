import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { recipeDocument } from '@cellaret/domain/recipes/recipe';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { writeDocuments } from '../data/write-documents.ts';
import type { SeedDocument } from '../seed/seed-data.ts';
import { readExisting } from './existing.ts';
import { type FactPath, type Facts, type FactsFile, type Problem, importedId } from './facts.ts';
import { planIngredients, type IngredientPlan } from './map-ingredients.ts';
import { planRecipes, type RecipePlan } from './map-recipes.ts';
import { ImportReport } from './report.ts';

/** Result of an import. */
export interface ImportResult {
  ingredients: Counts;
  recipes: Counts;
  /** Ids of all recipes of the file in the catalogue, new or not. */
  recipeIds: number[];
  report: ImportReport;
}

interface Counts {
  created: number;
  /** Imported before. */
  present: number;
  /** Already in the catalogue under the same name. */
  met: number;
}

const countsOf = (plan: IngredientPlan | RecipePlan): Counts => ({
  created: plan.create.length,
  present: plan.present,
  met: plan.met,
});

/** A fact that breaks a schema, with its place. */
class Refused {
  readonly problems: Problem[] = [];

  /** The document, checked; what is wrong is noted otherwise. */
  parse<T>(schema: z.ZodType<T>, data: unknown, place: FactPath): T[] {
    const parsed = schema.safeParse(data);
    if (parsed.success) return [parsed.data];
    const [issue] = parsed.error.issues;
    this.problems.push({ path: place, message: `${issue?.path.join('.')}: ${issue?.message}` });
    return [];
  }
}

/**
 * The documents to create, each a millisecond younger than the one before. Throws what `refusal` makes of
 * those that break the limits.
 */
function documentsOf(
  facts: Facts,
  ingredients: IngredientPlan,
  recipes: RecipePlan,
  { ownerUid, now, refusal }: ImportOptions,
): SeedDocument[] {
  const placeOf = (kind: 'ingredients' | 'cocktails', id: number): FactPath => [
    kind,
    facts[kind].findIndex(
      ({ _id }) => importedId(kind === 'ingredients' ? 'ingredient' : 'recipe', _id) === id,
    ),
  ];
  const refused = new Refused();
  const last = now.getTime();
  const count = ingredients.create.length + recipes.create.length;
  const momentOf = (index: number) => new Date(last - count + index + 1);
  const documents = [
    ...ingredients.create.flatMap((ingredient, index) => {
      const data = { ...ingredient, valid_from: momentOf(index), updated_by: ownerUid };
      return refused
        .parse(ingredientDocument, data, placeOf('ingredients', ingredient.id))
        .map((checked) => ({ path: DOCUMENTS.ingredient(ingredient.id), data: checked }));
    }),
    ...recipes.create.flatMap((recipe, index) => {
      const moment = momentOf(ingredients.create.length + index);
      const data = { ...recipe, user_id: ownerUid, created_at: moment, updated_at: moment };
      return refused
        .parse(recipeDocument, data, placeOf('cocktails', recipe.id))
        .map((checked) => ({ path: DOCUMENTS.recipe(recipe.id), data: checked }));
    }),
  ];
  if (refused.problems.length > 0) throw refusal(refused.problems);
  return documents;
}

export interface ImportOptions {
  /** Who the recipes belong to. */
  ownerUid: string;
  now: Date;
  /** The failure that says what breaks the limits, and where it stands. */
  refusal: FactsFile['refusal'];
  /** Called with the number of written documents, of how many. */
  progress?: (written: number, total: number) => void;
}

/**
 * Imports facts: creates what is missing, never changes what is there. Ids follow from the facts, so that a
 * second import of the same file creates nothing.
 */
export async function runImport(db: Firestore, facts: Facts, options: ImportOptions): Promise<ImportResult> {
  const report = new ImportReport();
  const existing = await readExisting(db);
  const ingredients = planIngredients(facts.ingredients, existing, report);
  const recipes = planRecipes(facts.cocktails, { existing, ingredients, report });
  const documents = documentsOf(facts, ingredients, recipes, options);
  await writeDocuments(db, documents, {
    create: true,
    written: (count) => options.progress?.(count, documents.length),
  });
  return { ingredients: countsOf(ingredients), recipes: countsOf(recipes), recipeIds: recipes.ids, report };
}
