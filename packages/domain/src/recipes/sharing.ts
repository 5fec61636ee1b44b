import { z } from 'zod';
import { id } from '../core/fields.ts';

/** `shared_recipes/{recipe id}`: a recipe's public sharing. Absent if it was never shared. */
export const sharedRecipe = z.strictObject({
  id,
  user_id: z.string(),
  is_shared: z.boolean(),
  updated_at: z.date(),
});

export type SharedRecipe = z.infer<typeof sharedRecipe>;

export const sharingInput = z.strictObject({ is_shared: z.boolean() });

/** Document paths of sharing. Kept out of the other paths, so that only code about sharing loads them. */
export const SHARING = {
  collection: 'shared_recipes',
  document: (recipeId: number) => `shared_recipes/${recipeId}`,
} as const;

/** Paths of public pages, which are not part of the app. */
export const PUBLIC_PATHS = {
  recipe: (recipeId: number) => `/r/${recipeId}`,
  recipePreview: (recipeId: number) => `/r/${recipeId}/preview.jpg`,
  sitemap: '/sitemap.xml',
} as const;
