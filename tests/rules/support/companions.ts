import { ACTORS } from './actors.ts';
import { longAgo } from './builders.ts';
import type { Write } from './rest.ts';
import type { Operation, RuleCase, SetOperation, UpdateOperation } from './rule-case.ts';
import { WORLD } from './rules-data.ts';
import { now, type Data } from './values.ts';

type Documents = Readonly<Record<string, Data | null>>;

const ITEM = /^(ingredient|recipe)s\/(\w+)$/;

const idPath = (id: string) => `ids/${id}`;

/** The ids that documents of a row have taken, unless it says so itself: every ingredient and recipe has one. */
export function withTakenIds(given: Documents): Documents {
  const ids = Object.entries(given).flatMap(([path, data]) => {
    const [, kind, id = ''] = ITEM.exec(path) ?? [];
    if (!kind || !data) return [];
    const taken = { kind, taken_at: longAgo, ...(kind === 'ingredient' && { depth: 0 }) };
    return [[idPath(id), taken] as const];
  });
  return { ...Object.fromEntries(ids), ...given };
}

/** The write that takes an id, in the commit that creates its bearer. */
export const takesId = (kind: string, id: number | string, depth = 0): SetOperation => ({
  set: idPath(String(id)),
  data: { kind, taken_at: now, ...(kind === 'ingredient' && { depth }) },
});

const SHELF = /^(?:users|bars)\/[\w-]+\/(?:bar_cabinets|menus|plans)\/(\w+)$/;
const SHARED = /^bars\/(?:[\w-]+\/invites\/)?([\w+-]+)$/;
const KEEPSAKE = /^users\/\w+\/(?:log\/|notes\/[a-z]+_)(\w+)$/;

/** The quota a write counts against, and for which id; null if none. `takenBy` is the kind in a taken id. */
function quotaOf(path: string, exists: boolean, takenBy?: unknown): { kind: string; id: string } | null {
  if (path.startsWith('ids/'))
    return typeof takenBy === 'string' ? { kind: `${takenBy}s`, id: path.slice(4) } : null;
  const [, item, id = ''] = ITEM.exec(path) ?? [];
  if (item) return { kind: exists ? 'edits' : `${item}s`, id };
  if (exists) return null;
  const [, shelf] = SHELF.exec(path) ?? [];
  if (shelf) return { kind: 'shelves', id: shelf };
  const [, shared] = SHARED.exec(path) ?? [];
  if (shared) return { kind: 'bars', id: shared };
  const [, note] = KEEPSAKE.exec(path) ?? [];
  return note ? { kind: 'notes', id: note } : null;
}

/** The count that covers a write, as the next after what is stored. */
export function counting(uid: string, kind: string, id: number | string, stored?: Data | null): SetOperation {
  const counted = { counted_for: String(id), counted_at: now };
  const next = stored
    ? { ...stored, count: Number(stored.count) + 1, ...counted }
    : { count: 1, since: now, ...counted };
  return { set: `users/${uid}/quotas/${kind}`, data: next };
}

const setsOf = (operation: Operation): readonly SetOperation[] => {
  if ('set' in operation) return [operation];
  return 'batch' in operation ? operation.batch.filter((write) => 'set' in write) : [];
};

/** An update in place of the batch it becomes with its quota. */
function countedUpdate(uid: string, operation: UpdateOperation, given: Documents): Operation {
  const quota = quotaOf(operation.update, true);
  const at = `users/${uid}/quotas/edits`;
  return quota ? { batch: [operation, counting(uid, quota.kind, quota.id, given[at])] } : operation;
}

/**
 * Adds the documents that clients write together with a created one, so that rows name only their subject.
 */
export function withCompanions({ as, try: operation, given = {}, isAlone }: RuleCase): Operation {
  const uid = ACTORS[as]?.uid ?? 'nobody';
  if ('update' in operation && !isAlone) return countedUpdate(uid, operation, given);
  const sets = setsOf(operation);
  if (isAlone || sets.length === 0) return operation;
  const stored = (path: string) => (path in given ? given[path] : WORLD[path]);
  const known = { ...WORLD, ...withTakenIds(given) };
  const counted = sets.flatMap(({ set, data }) => {
    const quota = quotaOf(set, Boolean(stored(set)), data.kind);
    if (!quota || sets.some((other) => other.set.includes('/quotas/'))) return [];
    const at = `users/${uid}/quotas/${quota.kind}`;
    return [[at, counting(uid, quota.kind, quota.id, given[at])] as const];
  });
  const ids = sets.flatMap(({ set, data }) => {
    const [, kind, id = ''] = ITEM.exec(set) ?? [];
    if (!kind || stored(set) || sets.some((other) => other.set === idPath(id))) return [];
    const parent = data.parent_ingredient_id as number | null | undefined;
    const above = parent == null ? undefined : known[idPath(String(parent))]?.depth;
    return [takesId(kind, id, parent == null ? 0 : Number(above ?? 0) + 1)];
  });
  // A new item and its id count once.
  const added = [...ids, ...new Map(counted).values()];
  if (added.length === 0) return operation;
  return { batch: [...('batch' in operation ? operation.batch : sets), ...added] };
}

/** The same as a write over REST. */
export function takingId(kind: string, id: number | string, depth = 0): Write {
  const { set, data } = takesId(kind, id, depth);
  return { path: set, data };
}

/** The first of a count as a write over REST. */
export function countingFor(uid: string, kind: string, id: number | string): Write {
  const { set, data } = counting(uid, kind, id);
  return { path: set, data };
}
