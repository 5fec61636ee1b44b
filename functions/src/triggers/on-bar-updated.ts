import { isDeepStrictEqual } from 'node:util';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { z } from 'zod';
import { followPeople } from '../services/guests/public-menus.ts';
import { TRIGGER_OPTIONS } from './options.ts';

const people = z.object({ members: z.record(z.string(), z.object({ role: z.string() })) });

const rolesIn = (fields: unknown) => people.safeParse(fields).data?.members;

/** Updates the hosts of a bar's public menus. At any age, so that removed members lose access. */
export const onBarUpdated = onDocumentUpdated(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}' },
  async ({ data, params }) => {
    if (!isDeepStrictEqual(rolesIn(data?.before.data()), rolesIn(data?.after.data())))
      await followPeople(params.barId);
  },
);
