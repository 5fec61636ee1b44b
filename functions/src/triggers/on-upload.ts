import { onObjectFinalized } from 'firebase-functions/storage';
import { receiveIncoming } from '../services/pictures/incoming.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Attaches or rejects what a browser put into an incoming folder. Few at a time: each holds a decoded picture. */
export const onUpload = onObjectFinalized(
  { ...TRIGGER_OPTIONS, memory: '1GiB', concurrency: 4, timeoutSeconds: 120 },
  async (event) => {
    await receiveIncoming(event.data.name);
  },
);
