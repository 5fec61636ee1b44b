/** The pages reached from the cabinet, in one file: separately, each would be named in the first load. */
export { FillPage } from '#features/cabinets/fill-page.tsx';
export { HouseRulesPage } from '#features/cabinets/house-rules-page.tsx';
export { ShoppingPage } from '#features/shopping/shopping-page.tsx';
