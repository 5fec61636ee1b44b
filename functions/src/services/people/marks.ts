import type { markAnswer, marksAnswer, notedMarkAnswer } from '@cellaret/domain/api/answers';
import { DOCUMENTS, type MarkKind } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  marksDocument,
  NO_MARK,
  noteDocument,
  type Mark,
  type MarkInput,
} from '@cellaret/domain/people/marks';
import type { z } from 'zod';
import { readDocument, readDocuments } from '../../store/documents.ts';
import { SERVER_TIME, type Fields } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { notFound, refuseReference } from '../core/failures.ts';
import { countAgainstQuota } from '../core/quotas.ts';

type Answer = z.infer<typeof markAnswer>;

const KINDS = { recipe: 'recipes', ingredient: 'ingredients' } as const satisfies Record<string, MarkKind>;

const itemsOf = (stored: Fields | null): Readonly<Record<string, Mark>> =>
  stored ? marksDocument.parse(stored).items : {};

/** A person's marks of recipes, by id: one read. */
export const recipeMarks = async (uid: string): Promise<Readonly<Record<string, Mark>>> =>
  itemsOf(await readDocument(DOCUMENTS.marks(uid, 'recipes')));

const answerOf = (id: number, mark: Mark): Answer => ({
  id,
  ...mark,
  last_made_at: mark.last_made_at?.toISOString() ?? null,
});

/** A person's marks of recipes and ingredients: two reads. */
export async function listMarks(uid: string): Promise<z.infer<typeof marksAnswer>> {
  const [recipes = null, ingredients = null] = await readDocuments([
    DOCUMENTS.marks(uid, 'recipes'),
    DOCUMENTS.marks(uid, 'ingredients'),
  ]);
  const answers = (stored: Fields | null) =>
    Object.entries(itemsOf(stored)).map(([key, mark]) => answerOf(Number(key), mark));
  return { recipes: answers(recipes), ingredients: answers(ingredients) };
}

/** A person's mark of one item with its note: one read, two with a note. Throws not-found. */
export async function readMark(
  uid: string,
  kind: MarkKind,
  id: number,
): Promise<z.infer<typeof notedMarkAnswer>> {
  const mark = itemsOf(await readDocument(DOCUMENTS.marks(uid, kind)))[String(id)];
  if (!mark) throw notFound('mark');
  const note = mark.noted ? await readDocument(DOCUMENTS.note(uid, kind, id)) : null;
  return { ...answerOf(id, mark), note: note ? noteDocument.parse(note).text : '' };
}

interface OpenMark {
  before: Mark;
  /** Writes the change and the counted rating. Throws unprocessable if there are too many marks. */
  save: (change: Partial<Mark>) => Mark;
}

/** Reads a mark for a change. A new `rating` of a missing recipe is refused at `path`. */
export async function openMark(
  transaction: Transaction,
  {
    uid,
    kind,
    id,
    path,
    rating,
  }: { uid: string; kind: MarkKind; id: number; path: string; rating?: number | null | undefined },
): Promise<OpenMark> {
  const key = String(id);
  const place = DOCUMENTS.marks(uid, kind);
  const items = itemsOf(await transaction.read(place));
  const before = items[key] ?? NO_MARK;
  const isCounted = kind === 'recipes' && rating !== undefined && rating !== before.rating;
  if (isCounted && rating !== null && !(await transaction.read(DOCUMENTS.recipe(id))))
    refuseReference(path, `Recipe ${id} does not exist`);
  return {
    before,
    save: (change) => {
      const { items: most } = LIMITS.marks;
      if (!items[key] && Object.keys(items).length >= most)
        refuseReference(path, `Nobody marks more than ${most} ${kind}`);
      const mark = { ...before, ...change };
      transaction.merge(place, { items: { [key]: mark }, last_item_id: key, updated_at: SERVER_TIME });
      const counted = DOCUMENTS.rating(uid, id);
      if (isCounted && rating === null) transaction.remove(counted);
      else if (isCounted) transaction.set(counted, { user_id: uid, rating, updated_at: SERVER_TIME });
      return mark;
    },
  };
}

/** Changes a mark. Throws unprocessable and QuotaExceeded. */
export async function saveMark(
  transaction: Transaction,
  uid: string,
  { kind, item_id: id, favourite, rating, tags, note }: MarkInput,
): Promise<Answer> {
  const of = KINDS[kind];
  const { before, save } = await openMark(transaction, { uid, kind: of, id, path: 'item_id', rating });
  const pay = note && !before.noted ? await countAgainstQuota(transaction, uid, 'notes') : null;
  const mark = save({
    ...(favourite !== undefined && { favourite }),
    ...(rating !== undefined && { rating }),
    ...(tags && { tags }),
    ...(note !== undefined && { noted: note !== '' }),
  });
  pay?.(id);
  const place = DOCUMENTS.note(uid, of, id);
  if (note) transaction.set(place, { text: note, updated_at: SERVER_TIME });
  else if (note === '' && before.noted) transaction.remove(place);
  return answerOf(id, mark);
}
