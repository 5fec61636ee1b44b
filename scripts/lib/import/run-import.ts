import { DOCUMENTS } from '@cellaret/domain/collections';
import { ingredientDocument } from '@cellaret/domain/ingredient';
import { recipeDocument } from '@cellaret/domain/recipe';
import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from '../seed/world.ts';
import { writeDocuments } from '../write-documents.ts';
import { readExisting } from './existing.ts';
import type { Facts } from './facts.ts';
import { planIngredients, type IngredientPlan } from './map-ingredients.ts';
import { planRecipes, type RecipePlan } from './map-recipes.ts';
import { ImportReport } from './report.ts';

/** What an import did. */
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

/** The documents to create, each a millisecond younger than the one before, checked against the schemas. */
function documentsOf(
  ingredients: IngredientPlan,
  recipes: RecipePlan,
  ownerUid: string,
  now: Date,
): SeedDocument[] {
  const last = now.getTime();
  const count = ingredients.create.length + recipes.create.length;
  const momentOf = (index: number) => new Date(last - count + index + 1);
  return [
    ...ingredients.create.map((ingredient, index) => ({
      path: DOCUMENTS.ingredient(ingredient.id),
      data: ingredientDocument.parse({ ...ingredient, valid_from: momentOf(index), updated_by: ownerUid }),
    })),
    ...recipes.create.map((recipe, index) => {
      const moment = momentOf(ingredients.create.length + index);
      return {
        path: DOCUMENTS.recipe(recipe.id),
        data: recipeDocument.parse({ ...recipe, user_id: ownerUid, created_at: moment, updated_at: moment }),
      };
    }),
  ];
}

export interface ImportOptions {
  /** Who the recipes belong to. */
  ownerUid: string;
  now: Date;
  /** Told how many of how many documents are written. */
  progress?: (written: number, total: number) => void;
}

/**
 * Imports facts: creates what is missing, never changes what is there. Ids follow from the facts, so that a second import of
 * the same file creates nothing.
 */
export async function runImport(db: Firestore, facts: Facts, options: ImportOptions): Promise<ImportResult> {
  const report = new ImportReport();
  const existing = await readExisting(db);
  const ingredients = planIngredients(facts.ingredients, existing, report);
  const recipes = planRecipes(facts.cocktails, { existing, ingredients, report });
  const documents = documentsOf(ingredients, recipes, options.ownerUid, options.now);
  await writeDocuments(db, documents, {
    create: true,
    written: (count) => options.progress?.(count, documents.length),
  });
  return { ingredients: countsOf(ingredients), recipes: countsOf(recipes), recipeIds: recipes.ids, report };
}
