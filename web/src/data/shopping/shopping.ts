import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import {
  entryWith,
  entryWithout,
  keyOfIngredient,
  shoppingListDocument,
  sourcesOf,
  type ShoppingEntry,
  type Source,
  type Wanted,
} from '@cellaret/domain/shopping/shopping';
import { showFailure } from '#lib/text/failure-words.ts';
import { followed, followedRemoval } from '../bars/unsent.ts';
import { entryFields, shelfPath, type EntryChange } from '../cabinets/shelves.ts';
import type { Writing } from '../firestore/client.ts';
import { useDocument } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentPlace, usePlace } from '../session/place.ts';
import { currentUid } from '../session/session.ts';

/** The entries of a shopping list, by key. */
export type ShoppingItems = Readonly<Record<string, ShoppingEntry>>;

const NOTHING: ShoppingItems = {};

const listPath = (): string => DOCUMENTS.shoppingList(currentPlace());

/** The shopping list of the place, live: one document, also offline. */
export function useShoppingList(): Live<ShoppingItems> {
  const live = useDocument(DOCUMENTS.shoppingList(usePlace()), shoppingListDocument);
  return live.state === 'ready' ? { ...live, value: live.value?.items ?? NOTHING } : live;
}

const setEntry = ({ merge, now }: Writing, key: string, entry: ShoppingEntry): void =>
  merge(listPath(), { items: { [key]: entry }, last_item_id: key, updated_at: now });

/**
 * Adds or changes one entry: the rules take one per write. Seen at once, resolves when the server has it.
 * Throws AppError.
 */
export const saveShoppingEntry = (key: string, entry: ShoppingEntry): Promise<void> =>
  followed(
    listPath(),
    key,
    write((writing) => setEntry(writing, key, { ...entry, by: currentUid() })),
  );

/**
 * Puts ingredients on the list; `before` is what stands there. Asked for twice by one source, nothing
 * doubles. Throws AppError.
 */
export async function putOnList(
  before: ShoppingItems,
  source: Source,
  wanted: readonly Wanted[],
): Promise<void> {
  await Promise.all(
    wanted.map((one) => {
      const key = keyOfIngredient(one.id);
      return saveShoppingEntry(key, entryWith(before[key], source, one, currentUid()));
    }),
  );
}

/** Tells if a bottle is on the list, and puts it there by hand; `put` is null until the list is known. */
export function useListing(): (bottle: Pick<Wanted, 'id' | 'typeId' | 'name'>) => {
  isListed: boolean;
  put: (() => void) | null;
} {
  const live = useShoppingList();
  const items = live.state === 'ready' ? live.value : null;
  return ({ id, typeId, name }) => {
    const entry = items?.[keyOfIngredient(id)];
    const wanted = { id, typeId, name, ml: 0, note: '', bottles: 1 };
    return {
      isListed: entry !== undefined && !entry.is_checked,
      put: items && (() => void putOnList(items, 'hand', [wanted]).catch(showFailure)),
    };
  };
}

/**
 * The same of a source that says all it needs: what it needed before and needs no longer goes off the list.
 * Throws AppError.
 */
export async function putAllOnList(
  before: ShoppingItems,
  source: Source,
  wanted: readonly Wanted[],
): Promise<void> {
  const kept = new Set(wanted.map(({ id }) => keyOfIngredient(id)));
  const left = Object.entries(before).filter(
    // The number no longer matters for bottles that are in the cabinet already.
    ([key, entry]) => !kept.has(key) && !entry.is_checked && sourcesOf(entry).includes(source),
  );
  const fewer = left.map(([key, entry]) => [key, entryWithout(entry, source, currentUid())] as const);
  const gone = left.filter((_, at) => fewer[at]?.[1] === null);
  await Promise.all([
    putOnList(before, source, wanted),
    ...fewer.flatMap(([key, entry]) => (entry === null ? [] : [saveShoppingEntry(key, entry)])),
    ...(gone.length > 0 ? [takeOffList(Object.fromEntries(gone))] : []),
  ]);
}

/** Puts something on the list that is no ingredient. Throws AppError. */
export const putNamedOnList = (name: string): Promise<void> =>
  saveShoppingEntry(`f${newId()}`, {
    ingredient_id: null,
    ingredient_type_id: null,
    name,
    sources: 'hand:0,',
    bottles: null,
    bottle_ml: null,
    note: '',
    is_checked: false,
    by: currentUid(),
  });

/** The bottle that a tick puts into a cabinet, and an undo puts back as it was. */
export interface TickedBottle {
  cabinetId: number;
  ingredientId: number;
  entry: EntryChange<BarCabinetEntry>;
}

/**
 * Ticks an entry, or takes the tick back, and its bottle into the cabinet, in one commit. Throws AppError.
 */
export const tickShoppingEntry = (
  key: string,
  isChecked: boolean,
  bottle: TickedBottle | null,
): Promise<void> => {
  const saved = write((writing) => {
    const { update, now } = writing;
    update(listPath(), {
      [`items.${key}.is_checked`]: isChecked,
      [`items.${key}.by`]: currentUid(),
      last_item_id: key,
      updated_at: now,
    });
    if (bottle === null) return;
    const { cabinetId, ingredientId, entry } = bottle;
    update(shelfPath(BAR_CABINETS, cabinetId), entryFields(writing, ingredientId, entry));
  });
  return followed(listPath(), key, saved);
};

/** Takes entries out, in one write. Throws AppError. */
export const takeOffList = (entries: ShoppingItems): Promise<void> =>
  followedRemoval(
    Object.values(entries).map(({ name }) => name),
    write(({ update, none, now }) =>
      update(listPath(), {
        ...Object.fromEntries(Object.keys(entries).map((key) => [`items.${key}`, none])),
        last_item_id: null,
        updated_at: now,
      }),
    ),
  );
