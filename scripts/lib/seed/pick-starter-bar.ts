import { Match } from '@cellaret/domain/availability/matching/match';
import { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import type { StarterBar, StarterDrink } from '@cellaret/domain/availability/starter-bar';
import { substitutionRulesOf } from '@cellaret/domain/availability/substitutes';
import { drinkLook, type DrinkLook } from '@cellaret/domain/drawings/look';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import { GERMAN_INGREDIENTS } from '@cellaret/domain/ingredients/german-names';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { ingredientLabelIn } from '@cellaret/domain/ingredients/ingredient-label';
import { volumeMl } from '@cellaret/domain/measures/volume';
import { neededIngredientIds, recipeItems, type Recipe } from '@cellaret/domain/recipes/recipe';
import { inRoot } from '../paths.ts';
import { referenceData } from './reference-data.ts';
import { seedIngredients, seedRecipes, seedSubstitutes } from './seed-catalogue.ts';

/** The file that the landing page brings along. */
export const STARTER_BAR_FILE = inRoot('web', 'src', 'features', 'landing', 'starter-bar.ts');

/** A dozen that make the most of the best known drinks. */
const BOTTLES = [
  ...['London dry gin', 'Vodka', 'White rum', 'Tequila Blanco', 'Bourbon whiskey', 'Campari'],
  ...['Sweet vermouth', 'Dry vermouth', 'Cointreau', 'Lime juice', 'Lemon juice', 'Simple syrup'],
];

/** Shown first; the others follow in the catalogue's order. */
const FIRST = ['Negroni', 'Daiquiri', 'Boulevardier', 'Margarita', 'Martini', 'Whiskey Sour', 'White Lady'];

const ingredients = new Map(seedIngredients().map((ingredient) => [ingredient.id, ingredient]));
const units = new Map(referenceData.quantity_units.map((unit) => [unit.id, unit]));
const named = (list: readonly { id: number }[], ids: readonly number[], field: string): string[] =>
  ids.map((id) =>
    String((list.find((one) => one.id === id) as Record<string, unknown> | undefined)?.[field]),
  );
const typeOf = ({ ingredient_type_id }: Ingredient): string =>
  named(referenceData.ingredient_types, [ingredient_type_id], 'ingredient_type_name').join('');

/** An ingredient's name and those of its ancestors. */
function lineage(id: number | null): string[] {
  const ingredient = id === null ? undefined : ingredients.get(id);
  return ingredient ? [ingredient.ingredient_name, ...lineage(ingredient.parent_ingredient_id)] : [];
}

function lookOf(recipe: Recipe): DrinkLook {
  return drinkLook({
    glassware: named(referenceData.glassware, recipe.glassware_ids, 'glassware_name'),
    methods: named(referenceData.serving_methods, recipe.serving_method_ids, 'serving_method_name'),
    items: recipeItems(recipe).flatMap((item) => {
      const ingredient = ingredients.get(item.ingredient_id);
      const unit = units.get(item.quantity_unit_id);
      if (!ingredient || !unit) return [];
      return {
        names: lineage(item.ingredient_id),
        typeName: typeOf(ingredient),
        colourIntensity: ingredient.colour_intensity,
        volumeMl: unit.volume_ml > 0 ? volumeMl(item.quantity, unit.volume_ml) : null,
        garnishOnly: item.garnish_only,
        cut: unit.quantity_unit_name,
      };
    }),
  });
}

/** The bottles of the landing page, and all drinks of the starter catalogue that they make. */
export function starterBar(): StarterBar {
  const all = [...ingredients.values()];
  const bottles = BOTTLES.flatMap(
    (name) => all.find(({ ingredient_name }) => ingredient_name === name) ?? [],
  );
  const { staple_ids, substitutes } = substitutionRulesOf(seedSubstitutes());
  const recipes = seedRecipes().map((recipe) => ({
    recipe,
    needed: neededIngredientIds(recipeItems(recipe)),
  }));
  // One ingredient each: what a bottle covers alone it covers in every drink.
  const index = MatchIndex.of(
    all,
    all.map(({ id }) => ({ id, ingredient_ids: [id] })),
  );
  const coveredBy = (owned: readonly number[]): ReadonlySet<number> =>
    new Set(new Match(index, owned, substitutes).recipesMissing(0));
  const always = coveredBy(staple_ids);
  const covered = bottles.map(({ id }) => coveredBy([id]));
  const needOf = (id: number): number =>
    covered.reduce((bits, ids, place) => (ids.has(id) ? bits | (1 << place) : bits), 0);
  const drinks = recipes.flatMap(({ recipe, needed }): StarterDrink[] => {
    const needs = [...new Set(needed.filter((id) => !always.has(id)).map(needOf))];
    if (needs.length === 0 || needs.includes(0)) return [];
    return [{ name: recipe.recipe_name, look: lookOf(recipe), needs }];
  });
  const rank = ({ name }: StarterDrink): number =>
    (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1);
  return {
    bottles: bottles.map((ingredient) => ({
      id: ingredient.id,
      name: ingredient.ingredient_name,
      german: ingredientLabelIn(GERMAN_INGREDIENTS)(ingredient.ingredient_name),
      look: ingredientLook({
        name: ingredient.ingredient_name,
        typeName: typeOf(ingredient),
        colourIntensity: ingredient.colour_intensity,
        abv: ingredient.alcohol_abv,
      }),
    })),
    drinks: drinks.toSorted((a, b) => rank(a) - rank(b)),
  };
}

const lines = (list: readonly object[]): string =>
  list.map((one) => `    ${JSON.stringify(one)},\n`).join('');

/** The starter bar as a module, a line for each bottle and drink. */
export const renderStarterBar = ({ bottles, drinks }: StarterBar): string =>
  `import type { StarterBar } from '@cellaret/domain/availability/starter-bar';

/** Made by \`npm run starter-bar\` from emulator-data/sources. */
export const STARTER_BAR: StarterBar = {
  bottles: [
${lines(bottles)}  ],
  drinks: [
${lines(drinks)}  ],
};
`;
