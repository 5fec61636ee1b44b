import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app.ts';
import { keepBodiesUnread } from './http/content-type.ts';
import { FUNCTION_OPTIONS } from './triggers/options.ts';

keepBodiesUnread();

/** Everything under /api, and the pictures under /media. */
export const api = onRequest(
  {
    ...FUNCTION_OPTIONS,
    memory: '1GiB',
    cpu: 1,
    concurrency: 80,
    // New projects are refused more.
    maxInstances: 10,
    timeoutSeconds: 60,
    invoker: 'public',
    // The app has its own list of origins; without this the emulators let everybody in.
    cors: false,
  },
  createApp(),
);

export { onAccountDeleted } from './triggers/on-account-deleted.ts';
export { onCatalogueTime } from './triggers/on-catalogue-time.ts';
export { onFolderWritten } from './triggers/on-folder-written.ts';
export { onIngredientWritten } from './triggers/on-ingredient-written.ts';
export { onOptionListWritten } from './triggers/on-option-list-written.ts';
export { onRecipeWritten } from './triggers/on-recipe-written.ts';
export { onReferenceWritten } from './triggers/on-reference-written.ts';
export { onPurgeTime } from './triggers/on-purge-time.ts';
export { onUpload } from './triggers/on-upload.ts';
