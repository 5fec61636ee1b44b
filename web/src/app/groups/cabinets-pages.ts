/** What is opened from the cabinet: one file, as each by itself would be named in what everybody loads first. */
export { FillPage } from '#features/cabinets/fill-page.tsx';
export { HouseRulesPage } from '#features/cabinets/house-rules-page.tsx';
export { ShoppingPage } from '#features/shopping/shopping-page.tsx';
