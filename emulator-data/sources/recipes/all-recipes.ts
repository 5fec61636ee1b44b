import type { RecipeSource } from '../shapes.ts';
import { afterDinnerRecipes } from './after-dinner.ts';
import { agaveLongRecipes } from './agave-long.ts';
import { agaveRecipes } from './agave.ts';
import { aniseAndNorthRecipes } from './anise-and-north.ts';
import { aperitivoRecipes } from './aperitivo.ts';
import { bitterDrinksRecipes } from './bitter-drinks.ts';
import { brandySoursRecipes } from './brandy-sours.ts';
import { brandyStirredRecipes } from './brandy-stirred.ts';
import { brandyRecipes } from './brandy.ts';
import { champagneDrinksRecipes } from './champagne-drinks.ts';
import { creamDrinksRecipes } from './cream-drinks.ts';
import { daiquiriFamilyRecipes } from './daiquiri-family.ts';
import { ginHighballsRecipes } from './gin-highballs.ts';
import { ginLongRecipes } from './gin-long.ts';
import { ginMartinisRecipes } from './gin-martinis.ts';
import { ginShakenRecipes } from './gin-shaken.ts';
import { ginSoursModernRecipes } from './gin-sours-modern.ts';
import { ginSoursRecipes } from './gin-sours.ts';
import { ginStirredRecipes } from './gin-stirred.ts';
import { hotAndCoffeeRecipes } from './hot-and-coffee.ts';
import { manhattanFamilyRecipes } from './manhattan-family.ts';
import { margaritasRecipes } from './margaritas.ts';
import { oddBottlesRecipes } from './odd-bottles.ts';
import { rumPunchesRecipes } from './rum-punches.ts';
import { rumRecipes } from './rum.ts';
import { spritzesRecipes } from './spritzes.ts';
import { tikiBlendedRecipes } from './tiki-blended.ts';
import { tikiRecipes } from './tiki.ts';
import { vodkaLongRecipes } from './vodka-long.ts';
import { vodkaShortRecipes } from './vodka-short.ts';
import { vodkaRecipes } from './vodka.ts';
import { whiskyHighballsRecipes } from './whisky-highballs.ts';
import { whiskyShakenRecipes } from './whisky-shaken.ts';
import { whiskySoursRecipes } from './whisky-sours.ts';
import { whiskyStirredRecipes } from './whisky-stirred.ts';
import { wineAndBeerRecipes } from './wine-and-beer.ts';
import { withoutAlcoholRecipes } from './without-alcohol.ts';
import { zeroProofClassicsRecipes } from './zero-proof-classics.ts';
import { zeroProofModernRecipes } from './zero-proof-modern.ts';

/** Every recipe of the starter catalogue. */
export const recipeSources: readonly RecipeSource[] = [
  ...ginStirredRecipes,
  ...ginMartinisRecipes,
  ...ginShakenRecipes,
  ...ginSoursRecipes,
  ...ginSoursModernRecipes,
  ...ginLongRecipes,
  ...ginHighballsRecipes,
  ...vodkaRecipes,
  ...vodkaShortRecipes,
  ...vodkaLongRecipes,
  ...rumRecipes,
  ...daiquiriFamilyRecipes,
  ...tikiRecipes,
  ...tikiBlendedRecipes,
  ...rumPunchesRecipes,
  ...whiskyStirredRecipes,
  ...manhattanFamilyRecipes,
  ...whiskyShakenRecipes,
  ...whiskySoursRecipes,
  ...whiskyHighballsRecipes,
  ...agaveRecipes,
  ...margaritasRecipes,
  ...agaveLongRecipes,
  ...brandyRecipes,
  ...brandySoursRecipes,
  ...brandyStirredRecipes,
  ...aniseAndNorthRecipes,
  ...aperitivoRecipes,
  ...spritzesRecipes,
  ...champagneDrinksRecipes,
  ...wineAndBeerRecipes,
  ...bitterDrinksRecipes,
  ...oddBottlesRecipes,
  ...afterDinnerRecipes,
  ...creamDrinksRecipes,
  ...hotAndCoffeeRecipes,
  ...withoutAlcoholRecipes,
  ...zeroProofClassicsRecipes,
  ...zeroProofModernRecipes,
];
