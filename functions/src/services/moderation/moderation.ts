import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import type { Moderation, ModerationInput } from '@cellaret/domain/moderation/moderation';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import type { Fields } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { record } from '../core/audit.ts';
import { notFound, refuseReference } from '../core/failures.ts';
import { decide, factsOf, hasRoom, moderationOf, undecide } from '../core/hidden.ts';
import { openReports } from './reports.ts';

interface Case extends ModerationInput {
  by: string;
  thing: Fields | null;
  decided: Moderation | null;
  listed: Fields | null;
}

const needsThing = (action: ModerationInput['action']): boolean =>
  action === 'hide' || action === 'lock' || action === 'take-down';

function check({ kind, action, reason, thing, listed }: Case): void {
  if (needsThing(action) && !thing) throw notFound(kind);
  if (action === 'hide' && reason === null) refuseReference('reason', 'Required');
  if (action === 'hide' && !hasRoom(listed))
    throw new AppError('conflict', 'Too much is hidden already: take something down first');
  if ((action === 'lock' || action === 'unlock') && kind !== 'ingredient')
    refuseReference('kind', 'Only ingredients are locked: a recipe is its owner’s anyway');
  if (action === 'take-down' && kind !== 'recipe')
    refuseReference('kind', 'An ingredient is hidden or deleted: others refer to it');
}

function act(transaction: Transaction, { kind, item_id: id, action, reason, note, by, decided }: Case): void {
  const at = new Date();
  switch (action) {
    case 'hide':
      if (reason !== null) decide(transaction, { kind, id, state: 'hidden', reason, note, by, at });
      return;
    case 'show':
      decide(transaction, { kind, id, state: 'shown', reason: decided?.reason ?? 'wrong', note, by, at });
      return;
    case 'dismiss':
      // A dismissed report confirms the item: one that was hidden by reports alone is shown again.
      if (decided?.state === 'hidden' && decided.by === null)
        decide(transaction, { ...decided, state: 'shown', note, by, at });
      return;
    case 'lock':
      transaction.set(MODERATION_DOCUMENTS.lock(id), { by, at });
      return;
    case 'unlock':
      transaction.remove(MODERATION_DOCUMENTS.lock(id));
      return;
    case 'take-down':
      transaction.remove(DOCUMENTS.recipe(id));
      if (decided) undecide(transaction, kind, id);
  }
}

/** True if an action closes the item's reports. */
const settles = (action: ModerationInput['action']): boolean => action !== 'lock' && action !== 'unlock';

/** Applies a decision, closes reports, adds an audit entry. Throws not-found, unprocessable and conflict. */
export async function moderate(transaction: Transaction, by: string, input: ModerationInput): Promise<void> {
  const { kind, item_id: id, action, reason, note } = input;
  const [thing = null, decided, listed = null] = await transaction.readAll([
    kind === 'recipe' ? DOCUMENTS.recipe(id) : DOCUMENTS.ingredient(id),
    MODERATION_DOCUMENTS.moderation(kind, id),
    MODERATION_DOCUMENTS.hiddenItems(kind),
  ]);
  const open = settles(action) ? await openReports(transaction, kind, id) : [];
  const found: Case = { ...input, by, thing, decided: moderationOf(decided), listed };
  check(found);
  act(transaction, found);
  const { name, uid } = factsOf(thing);
  for (const { path } of open) transaction.update(path, { status: 'closed' });
  record(transaction, {
    action,
    by,
    kind,
    item_id: id,
    item_name: name,
    uid,
    reason,
    note: note.trim(),
  });
}
