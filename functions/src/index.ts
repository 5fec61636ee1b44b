import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app.ts';
import { keepBodiesUnread } from './http/content-type.ts';
import { FUNCTION_OPTIONS } from './triggers/options.ts';

keepBodiesUnread();

export const api = onRequest(
  {
    ...FUNCTION_OPTIONS,
    memory: '1GiB',
    cpu: 1,
    concurrency: 80,
    // New projects may not have more.
    maxInstances: 10,
    timeoutSeconds: 60,
    invoker: 'public',
    // The app has its own list of origins; without this the emulators allow all.
    cors: false,
  },
  createApp(),
);

export { onAccountDeleted } from './triggers/on-account-deleted.ts';
export { onBarDeleted } from './triggers/on-bar-deleted.ts';
export { onBarUpdated } from './triggers/on-bar-updated.ts';
export { onBarCabinetWritten, onCabinetWritten } from './triggers/on-cabinet-written.ts';
export { onCardWritten } from './triggers/on-card-written.ts';
export { onCatalogueTime } from './triggers/on-catalogue-time.ts';
export { onFanOut } from './triggers/on-fan-out.ts';
export { onFolderWritten } from './triggers/on-folder-written.ts';
export { onGuestsTime } from './triggers/on-guests-time.ts';
export { onIngredientWritten } from './triggers/on-ingredient-written.ts';
export { onBarMenuWritten, onMenuWritten } from './triggers/on-menu-written.ts';
export { onModerationWritten } from './triggers/on-moderation-written.ts';
export { onOptionListWritten } from './triggers/on-option-list-written.ts';
export { onOrderCreated } from './triggers/on-order-created.ts';
export { onBarPublicationWritten, onPublicationWritten } from './triggers/on-publication-written.ts';
export { onRatingWritten } from './triggers/on-rating-written.ts';
export { onRecipeViewWritten } from './triggers/on-recipe-view-written.ts';
export { onRecipeWritten } from './triggers/on-recipe-written.ts';
export { onReferenceWritten } from './triggers/on-reference-written.ts';
export { onPurgeTime } from './triggers/on-purge-time.ts';
export { onUpload } from './triggers/on-upload.ts';
