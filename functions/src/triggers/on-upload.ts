import { onObjectFinalized } from 'firebase-functions/storage';
import { receiveIncoming } from '../services/pictures/incoming.ts';
import { TRIGGER_OPTIONS } from './function-options.ts';

/** Attaches or rejects an uploaded picture. Low concurrency, because each decodes a picture in memory. */
export const onUpload = onObjectFinalized(
  { ...TRIGGER_OPTIONS, memory: '1GiB', concurrency: 4, timeoutSeconds: 120 },
  async (event) => {
    await receiveIncoming(event.data.name);
  },
);
