import { DOCUMENTS } from '@cellaret/domain/collections';
import { folderDocument, type Attachment, type Folder } from '@cellaret/domain/folder';
import { recipeView, type RecipeView } from '@cellaret/domain/recipe-view';
import { listenAhead } from './listen-ahead.ts';
import { listenDocument } from './listen.ts';
import { useLive, type Live } from './live.ts';

/** A recipe with every name joined, live; null while there is none (just created, or unknown). */
export const useRecipeView = (recipeId: number): Live<RecipeView | null> =>
  useLive(DOCUMENTS.recipeCard(recipeId), listenAhead(DOCUMENTS.recipeCard(recipeId), recipeView));

/** The folder of a recipe's pictures, live. */
export const useFolder = (folderId: number): Live<Folder | null> =>
  useLive(DOCUMENTS.folder(folderId), listenDocument(DOCUMENTS.folder(folderId), folderDocument));

const NONE: readonly Attachment[] = [];

/** The pictures of a recipe, live; none while they are not known. */
export function usePictures(folderId: number): readonly Attachment[] {
  const folder = useFolder(folderId);
  return (folder.state === 'ready' ? folder.value?.attachments : undefined) ?? NONE;
}
