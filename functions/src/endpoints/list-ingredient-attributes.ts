import { listReference } from '../services/reference-lists.ts';
import type { Handler } from './call.ts';

/** GET /api/ingredientattribute */
export const listIngredientAttributes: Handler<'listIngredientAttributes'> = async () => ({
  answer: await listReference('ingredient_attributes'),
});
