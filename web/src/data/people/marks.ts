import { DOCUMENTS, type MarkKind } from '@cellaret/domain/core/collections';
import { marksDocument, NO_MARK, noteDocument, ratingStats, type Mark } from '@cellaret/domain/people/marks';
import { showFailure } from '#lib/text/failure-words.ts';
import type { Writing } from '../firestore/client.ts';
import { writeWithinQuota } from '../firestore/count-write.ts';
import { listenToDocument, useDocument, useLive } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Listen, Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';

type Marks = Readonly<Record<string, Mark>>;

const NONE: Marks = {};

/** The signed-in user's marks of recipes or ingredients by id, live: one document, also offline. */
export function useMarks(kind: MarkKind): Live<Marks> {
  const live = useDocument(DOCUMENTS.marks(currentUid(), kind), marksDocument);
  return live.state === 'ready' ? { ...live, value: live.value?.items ?? NONE } : live;
}

/** The mark of one recipe or ingredient; null while it is not known. */
export function useMark(kind: MarkKind, id: number): Mark | null {
  const live = useMarks(kind);
  return live.state === 'ready' ? (live.value[String(id)] ?? NO_MARK) : null;
}

/**
 * Changes a mark as part of a write. Only what changes is written: what another device, or a tap of a moment
 * ago, says of the rest stays. A rating that others count follows in the same commit.
 */
export function setMark(
  { merge, set, remove, now }: Writing,
  kind: MarkKind,
  id: number,
  change: Partial<Record<Exclude<keyof Mark, 'rating'>, unknown>> & Partial<Pick<Mark, 'rating'>>,
): void {
  const uid = currentUid();
  merge(DOCUMENTS.marks(uid, kind), {
    items: { [String(id)]: change },
    last_item_id: String(id),
    updated_at: now,
  });
  const { rating } = change;
  if (kind !== 'recipes' || rating === undefined) return;
  const path = DOCUMENTS.rating(uid, id);
  if (rating === null) remove(path);
  else set(path, { user_id: uid, rating, updated_at: now });
}

/** Changes a mark. Visible at once; a refusal is shown. */
export const saveMark = (kind: MarkKind, id: number, change: Partial<Mark>): void =>
  void write((writing) => setMark(writing, kind, id, change)).catch(showFailure);

interface Heart {
  favourite: boolean;
  /** Makes it a favourite, and no longer; null while that is not known. */
  toggle: (() => void) | null;
}

/** State and action of each drink's heart. */
export type HeartOf = (id: number) => Heart;

/** Which recipes are favourites: the one document says it of all. */
export function useHearts(): HeartOf {
  const live = useMarks('recipes');
  const marks = live.state === 'ready' ? live.value : null;
  return (id) => {
    if (marks === null) return { favourite: false, toggle: null };
    const { favourite } = marks[String(id)] ?? NO_MARK;
    return {
      favourite,
      toggle: () => saveMark('recipes', id, { favourite: !favourite }),
    };
  };
}

const NO_NOTE = { state: 'ready', text: '' } as const;

const noNote: Listen<null> = (next) => {
  next(null, { cached: false, pending: false });
  return () => undefined;
};

/**
 * The private note about a recipe or ingredient, empty where there is none. Nothing is read where its mark
 * knows of none, until somebody begins to write one: a listener that begins together with the first write of
 * its document may miss it.
 */
export function useNote(kind: MarkKind, id: number, { noted: isKept }: Mark, isWriting: boolean) {
  const path = DOCUMENTS.note(currentUid(), kind, id);
  const isRead = isKept || isWriting;
  const live = useLive(isRead ? path : 'no note', isRead ? listenToDocument(path, noteDocument) : noNote);
  if (live.state === 'ready') return { state: live.state, text: live.value?.text ?? '' };
  return isKept ? { state: live.state } : NO_NOTE;
}

/**
 * Saves a note, or removes an empty one; `noted` is true if there was one. Visible at once; a refusal is
 * shown.
 */
export function saveNote(kind: MarkKind, id: number, { noted }: Pick<Mark, 'noted'>, text: string): void {
  const path = DOCUMENTS.note(currentUid(), kind, id);
  const keep = (writing: Writing): void => {
    if (text === '') writing.remove(path);
    else writing.set(path, { text, updated_at: writing.now });
    // Said each time: another device may have taken the note away that is changed here.
    setMark(writing, kind, id, { noted: text !== '' });
  };
  const saved =
    noted || text === '' ? write(keep) : writeWithinQuota({ uid: currentUid(), kind: 'notes' }, id, keep);
  saved.catch(showFailure);
}

/**
 * Everybody's ratings of a recipe, live; null if there are none or they are not known. The mean is null below
 * the least number of ratings.
 */
export function useRatingStats(recipeId: number) {
  const live = useDocument(DOCUMENTS.ratingStats(recipeId), ratingStats);
  return live.state === 'ready' ? live.value : null;
}
