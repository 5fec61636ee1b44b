import { onSchedule } from 'firebase-functions/scheduler';
import { purgeInvites } from '../services/bars/bar-endings.ts';
import { purgeRemovedPictures } from '../services/pictures/removed-pictures.ts';
import { FUNCTION_OPTIONS } from './options.ts';

/** Permanently deletes pictures removed more than a day ago, and expired invitations. */
export const onPurgeTime = onSchedule(
  { ...FUNCTION_OPTIONS, schedule: 'every 1 hours', maxInstances: 1, memory: '512MiB', timeoutSeconds: 540 },
  async () => {
    await purgeRemovedPictures(new Date());
    await purgeInvites(new Date());
  },
);
