import { onDocumentDeleted } from 'firebase-functions/firestore';
import { removeBelowBar } from '../services/bars/bar-endings.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Removes the subcollections of a deleted bar. Handles events of any age, so that nothing is left. */
export const onBarDeleted = onDocumentDeleted({ ...TRIGGER_OPTIONS, document: 'bars/{barId}' }, (event) =>
  removeBelowBar(event.params.barId),
);
