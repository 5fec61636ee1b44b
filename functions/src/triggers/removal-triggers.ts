import { LIMITS } from '@cellaret/domain/core/limits';
import { logger } from 'firebase-functions';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { region } from 'firebase-functions/v1';
import { removeBelowBar, purgeInvites } from '../services/bars/bar-endings.ts';
import { removeAccount } from '../services/people/account-removal.ts';
import { purgeRemovedPictures } from '../services/pictures/removed-pictures.ts';
import { deleteGuestsBefore } from '../store/auth-accounts.ts';
import { FUNCTION_OPTIONS, TRIGGER_OPTIONS } from './function-options.ts';

/** Removes the data of a deleted account. Auth events exist in first generation functions only. */
export const onAccountDeleted = region(FUNCTION_OPTIONS.region)
  .runWith({
    serviceAccount: FUNCTION_OPTIONS.serviceAccount,
    memory: '512MB',
    timeoutSeconds: 540,
    maxInstances: 3,
    failurePolicy: true,
  })
  .auth.user()
  .onDelete(({ uid }) => removeAccount(uid));

/** Removes the subcollections of a deleted bar. Handles events of any age, so that nothing is left. */
export const onBarDeleted = onDocumentDeleted({ ...TRIGGER_OPTIONS, document: 'bars/{barId}' }, (event) =>
  removeBelowBar(event.params.barId),
);

/** Permanently deletes pictures removed more than a day ago, and expired invitations. */
export const onPurgeTime = onSchedule(
  { ...FUNCTION_OPTIONS, schedule: 'every 1 hours', maxInstances: 1, memory: '512MiB', timeoutSeconds: 540 },
  async () => {
    await purgeRemovedPictures(new Date());
    await purgeInvites(new Date());
  },
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes guest accounts after a month. Their orders expire by a TTL policy after a week. */
export const onGuestsTime = onSchedule(
  {
    ...FUNCTION_OPTIONS,
    schedule: 'every 24 hours',
    maxInstances: 1,
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  async () => {
    const deleted = await deleteGuestsBefore(new Date(Date.now() - LIMITS.guests.accountDays * DAY_MS));
    if (deleted > 0) logger.info('Accounts of guests were deleted', { deleted });
  },
);
