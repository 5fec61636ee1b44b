import { listReference } from '../services/reference-lists.ts';
import type { Handler } from './call.ts';

/** GET /api/ingredientbrand */
export const listIngredientBrands: Handler<'listIngredientBrands'> = async () => ({
  answer: await listReference('ingredient_brands'),
});
