import { DOCUMENTS } from '@cellaret/domain/collections';
import { folderDocument, type Folder } from '@cellaret/domain/folder';
import { recipeView, type RecipeView } from '@cellaret/domain/recipe-view';
import { listenAhead, readAhead } from './listen-ahead.ts';
import { listenDocument } from './listen.ts';
import { useLive, type Live } from './live.ts';

/** A recipe with every name joined, live; null while there is none (just created, or unknown). */
export const useRecipeView = (recipeId: number): Live<RecipeView | null> =>
  useLive(DOCUMENTS.recipeCard(recipeId), listenAhead(DOCUMENTS.recipeCard(recipeId), recipeView));

/** Asks for a recipe before its screen is there; only with a session. */
export const readRecipeAhead = (recipeId: number): void => readAhead(DOCUMENTS.recipeCard(recipeId));

/** The pictures of a recipe, live. */
export const useFolder = (folderId: number): Live<Folder | null> =>
  useLive(DOCUMENTS.folder(folderId), listenDocument(DOCUMENTS.folder(folderId), folderDocument));
