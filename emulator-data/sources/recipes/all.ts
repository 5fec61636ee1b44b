import type { RecipeSource } from '../shapes.ts';
import { afterDinnerRecipes } from './after-dinner.ts';
import { agaveRecipes } from './agave.ts';
import { aperitivoRecipes } from './aperitivo.ts';
import { brandyRecipes } from './brandy.ts';
import { ginLongRecipes } from './gin-long.ts';
import { ginShakenRecipes } from './gin-shaken.ts';
import { ginStirredRecipes } from './gin-stirred.ts';
import { rumRecipes } from './rum.ts';
import { vodkaRecipes } from './vodka.ts';
import { whiskyShakenRecipes } from './whisky-shaken.ts';
import { whiskyStirredRecipes } from './whisky-stirred.ts';
import { withoutAlcoholRecipes } from './without-alcohol.ts';

/** Every recipe of the starter catalogue. */
export const recipeSources: readonly RecipeSource[] = [
  ...ginStirredRecipes,
  ...ginShakenRecipes,
  ...ginLongRecipes,
  ...vodkaRecipes,
  ...rumRecipes,
  ...whiskyStirredRecipes,
  ...whiskyShakenRecipes,
  ...agaveRecipes,
  ...brandyRecipes,
  ...aperitivoRecipes,
  ...afterDinnerRecipes,
  ...withoutAlcoholRecipes,
];
