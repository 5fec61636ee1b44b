/** The pages reached from a recipe, in one file: separately, each would be named in the first load. */
export { ComparePage } from '#features/recipes/compare/compare-page.tsx';
export { MixPage } from '#features/recipes/mix/mix-page.tsx';
export { MyDrinksPage } from '#features/recipes/mine/my-drinks-page.tsx';
