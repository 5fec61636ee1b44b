import type { Handlers } from '../endpoints/call.ts';
import { arrangeAttachments } from '../endpoints/arrange-attachments.ts';
import { createBarCabinet } from '../endpoints/create-bar-cabinet.ts';
import { createIngredient } from '../endpoints/create-ingredient.ts';
import { createMenu } from '../endpoints/create-menu.ts';
import { createRecipe } from '../endpoints/create-recipe.ts';
import { deleteAccount } from '../endpoints/delete-account.ts';
import { getBarCabinet } from '../endpoints/get-bar-cabinet.ts';
import { getFeed } from '../endpoints/get-feed.ts';
import { getIngredient } from '../endpoints/get-ingredient.ts';
import { getIngredientPayload } from '../endpoints/get-ingredient-payload.ts';
import { getMenu } from '../endpoints/get-menu.ts';
import { getRecipe } from '../endpoints/get-recipe.ts';
import { getRecipePayload } from '../endpoints/get-recipe-payload.ts';
import { listBarCabinets } from '../endpoints/list-bar-cabinets.ts';
import { listGlassware } from '../endpoints/list-glassware.ts';
import { listIngredientAttributes } from '../endpoints/list-ingredient-attributes.ts';
import { listIngredientBrands } from '../endpoints/list-ingredient-brands.ts';
import { listIngredientTypes } from '../endpoints/list-ingredient-types.ts';
import { listIngredients } from '../endpoints/list-ingredients.ts';
import { listMenus } from '../endpoints/list-menus.ts';
import { listQuantityUnits } from '../endpoints/list-quantity-units.ts';
import { listRecipes } from '../endpoints/list-recipes.ts';
import { listServingMethods } from '../endpoints/list-serving-methods.ts';
import { saveBarCabinetItem } from '../endpoints/save-bar-cabinet-item.ts';
import { saveMenuItem } from '../endpoints/save-menu-item.ts';
import { searchIngredients } from '../endpoints/search-ingredients.ts';
import { searchAlike } from '../endpoints/search-alike.ts';
import { searchRecipes } from '../endpoints/search-recipes.ts';
import { suggestIngredients } from '../endpoints/suggest-ingredients.ts';
import { suggestRecipes } from '../endpoints/suggest-recipes.ts';
import { updateBarCabinet } from '../endpoints/update-bar-cabinet.ts';
import { updateIngredient } from '../endpoints/update-ingredient.ts';
import { updateMenu } from '../endpoints/update-menu.ts';
import { updateRecipe } from '../endpoints/update-recipe.ts';
import { uploadAttachment } from '../endpoints/upload-attachment.ts';

/** Who answers what. */
export const handlers: Handlers = {
  getFeed,
  listIngredientTypes,
  listIngredientBrands,
  listIngredientAttributes,
  listIngredients,
  getIngredient,
  getIngredientPayload,
  createIngredient,
  updateIngredient,
  listGlassware,
  listServingMethods,
  listQuantityUnits,
  listRecipes,
  getRecipe,
  getRecipePayload,
  createRecipe,
  updateRecipe,
  uploadAttachment,
  arrangeAttachments,
  listBarCabinets,
  getBarCabinet,
  createBarCabinet,
  updateBarCabinet,
  saveBarCabinetItem,
  suggestIngredients,
  searchIngredients,
  listMenus,
  getMenu,
  createMenu,
  updateMenu,
  saveMenuItem,
  suggestRecipes,
  searchRecipes,
  searchAlike,
  deleteAccount,
};
