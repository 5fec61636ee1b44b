import { LIMITS } from '@cellaret/domain/core/limits';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { deleteGuestsBefore } from '../store/people.ts';
import { FUNCTION_OPTIONS } from './options.ts';

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
