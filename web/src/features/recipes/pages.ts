/** What is opened from the page of a recipe: one file, as each by itself would be named in what everybody loads first. */
export { ComparePage } from './compare-page.tsx';
export { MixPage } from './mix-page.tsx';
export { MyDrinksPage } from './my-drinks/my-drinks-page.tsx';
