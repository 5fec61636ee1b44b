import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';

export type MixStep = { kind: 'measure' } | { kind: 'do'; text: string } | { kind: 'garnish' };

/**
 * A full stop, exclamation or question mark, then a blank and a new sentence. Abbreviations with a small
 * letter after them stay whole.
 */
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}])/u;

/** The steps of a drink: measure, each sentence or numbered line of instructions, the garnish if any. */
export function mixSteps(recipe: Pick<RecipeView, 'instructions' | 'recipe_items'>): MixStep[] {
  const texts = recipe.instructions
    .split(/\r?\n+/)
    .map((line) => line.replace(/^\s*(?:\d+\s*[.)]|[-*•])\s*/, '').trim())
    .flatMap((line) => line.split(SENTENCE_END))
    .filter((text) => text !== '');
  return [
    { kind: 'measure' },
    ...texts.map((text): MixStep => ({ kind: 'do', text })),
    ...(recipe.recipe_items.some((item) => item.garnish_only) ? [{ kind: 'garnish' } as const] : []),
  ];
}
