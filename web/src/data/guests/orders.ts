import { barCabinetDocument } from '@cellaret/domain/cabinets/bar-cabinet';
import { stocked } from '@cellaret/domain/cabinets/bottles';
import { barPlace, DOCUMENTS, placeOf, type Place } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  GUEST_PATHS,
  order as orderSchema,
  publication,
  type Gate,
  type Order,
  type OrderStatus,
} from '@cellaret/domain/guests/guests';
import { entryFields } from '../cabinets/shelves.ts';
import { useDocument, useDocuments } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import { currentUid } from '../session/session.ts';

/** The latest orders of a published menu, followed, the last one first. */
export const useOrders = (token: string) =>
  useDocuments(
    {
      path: GUEST_PATHS.orders(token),
      orderBy: [['created_at', 'desc']],
      limit: LIMITS.liveList,
    },
    orderSchema,
  );

/** True if a move came too late: another host, or the guest, had moved the order already. */
export const isOvertaken = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'permission-denied';

/**
 * Moves orders on or back, all or none. The rules let each step be one host's, also where it waited for a
 * network. Throws AppError.
 */
export const moveOrders = (
  token: string,
  orders: readonly Order[],
  status: OrderStatus,
  reason: Order['reason'] = null,
): Promise<void> =>
  write(({ update, now }) => {
    for (const { id } of orders) update(GUEST_PATHS.order(token, id), { status, reason, updated_at: now });
  });

/** How long a bar takes orders unless its host says otherwise. */
const EVENING_MS = 6 * 60 * 60 * 1000;

export const isTakingOrders = (gate: Gate): boolean => gate.is_taking && gate.closes_at > new Date();

/** When the door closes, or would if it were opened now. */
export const closingTime = (gate: Gate): Date =>
  isTakingOrders(gate) ? gate.closes_at : new Date(Date.now() + EVENING_MS);

/**
 * Changes the door: whether orders are taken, until when, with which code. Guests are told whether they may
 * order, and whether with a code. Throws AppError.
 */
export const setDoor = (
  token: string,
  gate: Gate,
  change: Partial<Pick<Gate, 'is_taking' | 'closes_at' | 'door_code'>>,
): Promise<void> =>
  write(({ update, now }) => {
    const door = {
      is_taking: isTakingOrders(gate),
      closes_at: closingTime(gate),
      door_code: gate.door_code,
      ...change,
    };
    update(GUEST_PATHS.gate(token), door);
    update(GUEST_PATHS.publicMenu(token), {
      takes_orders: door.is_taking,
      asks_code: door.door_code !== '',
      updated_at: now,
    });
  });

/** Where a published menu is at home: with the reader, or in the bar that owns it. */
export const placeOfGate = ({ bar_id }: Gate): Place =>
  bar_id === undefined ? placeOf(currentUid()) : barPlace(bar_id);

/** The cabinet that a published menu is served from, followed; null while it is on its way. */
export function useServingCabinet(place: Place, token: string) {
  const published = useDocument(GUEST_PATHS.publication(place, token), publication);
  const id = published.state === 'ready' ? (published.value?.bar_cabinet_id ?? 0) : 0;
  const cabinet = useDocument(DOCUMENTS.barCabinet(place, id), barCabinetDocument);
  return cabinet.state === 'ready' ? cabinet.value : null;
}

/** Says of a bottle in any place of the reader's whether it is in stock. Throws AppError. */
export const setInStock = (
  place: Place,
  cabinetId: number,
  ingredientId: number,
  isInStock: boolean,
): Promise<void> =>
  write((writing) =>
    writing.update(
      DOCUMENTS.barCabinet(place, cabinetId),
      entryFields(writing, ingredientId, stocked(isInStock)),
    ),
  );
