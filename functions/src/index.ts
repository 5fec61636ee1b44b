import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app.ts';
import { keepBodiesUnread } from './http/content-type.ts';
import { FUNCTION_OPTIONS } from './triggers/function-options.ts';

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

export {
  onCardWritten,
  onFolderWritten,
  onIngredientWritten,
  onModerationWritten,
  onRatingWritten,
  onRecipeWritten,
} from './triggers/catalogue-triggers.ts';
export {
  onBarCabinetWritten,
  onBarMenuWritten,
  onBarPublicationWritten,
  onBarUpdated,
  onCabinetWritten,
  onMenuWritten,
  onOrderWritten,
  onPublicationWritten,
  onRecipeViewWritten,
} from './triggers/guest-triggers.ts';
export { onUpload } from './triggers/on-upload.ts';
export { onCatalogueTime, onFanOut } from './triggers/rebuild-triggers.ts';
export { onOptionListWritten, onReferenceWritten } from './triggers/reference-triggers.ts';
export { onAccountDeleted, onBarDeleted, onGuestsTime, onPurgeTime } from './triggers/removal-triggers.ts';
