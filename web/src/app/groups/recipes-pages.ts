/** What is opened from the page of a recipe: one file, as each by itself would be named in what everybody loads first. */
export { ComparePage } from '#features/recipes/compare/compare-page.tsx';
export { MixPage } from '#features/recipes/mix/mix-page.tsx';
export { MyDrinksPage } from '#features/recipes/mine/my-drinks-page.tsx';
