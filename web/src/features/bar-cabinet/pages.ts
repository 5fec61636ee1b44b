/** What is opened from the cabinet: one file, as each by itself would be named in what everybody loads first. */
export { FillPage } from './fill-page.tsx';
export { HouseRulesPage } from './house-rules-page.tsx';
export { ShoppingPage } from './shopping/shopping-page.tsx';
