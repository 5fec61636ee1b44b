import { onDocumentDeleted } from 'firebase-functions/firestore';
import { removeBelowBar } from '../services/bars/bar-endings.ts';
import { TRIGGER_OPTIONS } from './options.ts';

/** Takes along what lies below a bar, whoever deleted it. However late, so that nothing of it stays. */
export const onBarDeleted = onDocumentDeleted({ ...TRIGGER_OPTIONS, document: 'bars/{barId}' }, (event) =>
  removeBelowBar(event.params.barId),
);
