import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app.ts';
import { keepBodiesUnparsed } from './http/content-type.ts';
import { REGION } from './triggers/options.ts';

keepBodiesUnparsed();

/** Everything under /api. */
export const api = onRequest(
  {
    region: REGION,
    memory: '1GiB',
    cpu: 1,
    concurrency: 80,
    maxInstances: 20,
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
export { onRecipeWritten } from './triggers/on-recipe-written.ts';
export { onReferenceWritten } from './triggers/on-reference-written.ts';
export { onPurgeTime } from './triggers/on-purge-time.ts';
export { onUpload } from './triggers/on-upload.ts';
