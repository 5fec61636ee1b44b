import { z } from 'zod';
import { id } from '../core/fields.ts';

/** `shared_recipes/{recipe id}`: whether the owner of a recipe shows it to everybody. Where there is none, nobody ever did. */
export const sharedRecipe = z.strictObject({
  id,
  user_id: z.string(),
  is_shared: z.boolean(),
  updated_at: z.date(),
});

export type SharedRecipe = z.infer<typeof sharedRecipe>;

/** What a client sends to share a recipe with everybody, or to withdraw it. */
export const sharingInput = z.strictObject({ is_shared: z.boolean() });

/** Where it is stored: apart from the other paths, so that only what shares anything loads it. */
export const SHARING = {
  collection: 'shared_recipes',
  document: (recipeId: number) => `shared_recipes/${recipeId}`,
} as const;

/** The addresses of what is drawn for everybody, outside of the app. */
export const PUBLIC_PATHS = {
  recipe: (recipeId: number) => `/r/${recipeId}`,
  recipePreview: (recipeId: number) => `/r/${recipeId}/preview.jpg`,
  sitemap: '/sitemap.xml',
} as const;
