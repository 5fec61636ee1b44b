import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all-recipes.ts';

/** The id of something among what the seed data has of its kind; throws where it has no such thing. */
function idIn(all: readonly { id: number; name: string }[], name: string): number {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`The seed data lacks ${name}`);
  return found.id;
}

/** The id of a recipe of the seed data. */
export const seededRecipe = (name: string): number => idIn(recipeSources, name);

/** The id of an ingredient of the seed data. */
export const seededIngredient = (name: string): number =>
  idIn(
    ingredientGroups.flatMap(({ ingredients }) => ingredients),
    name,
  );

/** Fifteen bottles of the seed data, as somebody new may own them. */
export const FIRST_BOTTLES = [
  'Gin',
  'Campari',
  'Sweet vermouth',
  'Dry vermouth',
  'Bourbon whiskey',
  'White rum',
  'Vodka',
  'Tequila Blanco',
  'Cointreau',
  'Angostura aromatic bitters',
  'Lime juice',
  'Lemon juice',
  'Simple syrup',
  'Club soda',
  'Tonic',
];
