import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import type { ReferenceFields, ReferenceRow } from '#data/reference/reference.ts';
import { currentUid } from '#data/session/session.ts';
import { readDraft, writeDraft } from '#lib/browser/drafts.ts';
import { fieldsOf } from './reference-fields.ts';

const isFields =
  (collection: ReferenceCollection) =>
  (values: unknown): values is ReferenceFields =>
    values !== null && typeof values === 'object' && fieldsOf(collection).every(({ key }) => key in values);

/** The draft of a reference document and the version it is based on; null if there is none. */
export function readReferenceDraft(
  key: string,
  collection: ReferenceCollection,
): { values: ReferenceFields; before: ReferenceRow | null } | null {
  const draft = readDraft(currentUid(), key, isFields(collection));
  if (draft === null) return null;
  const before = REFERENCE_SCHEMAS[collection].safeParse(draft.extra);
  return { values: draft.values, before: before.success ? before.data : null };
}

/** Keeps what was typed into the form of a reference document. */
export const writeReferenceDraft = (
  key: string,
  values: ReferenceFields,
  before: ReferenceRow | null,
): void => writeDraft(currentUid(), key, { values, extra: before });
