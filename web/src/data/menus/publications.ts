import type { BarCabinetEntry } from '@cellaret/domain/cabinets/bar-cabinet';
import { BAR_CABINETS, type Shelf } from '@cellaret/domain/cabinets/shelf';
import type { Place } from '@cellaret/domain/core/collections';
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { gate, GUEST_PATHS, publication, publicMenu, type Publication } from '@cellaret/domain/guests/guests';
import { shelfPath, useShelves } from '../cabinets/shelves.ts';
import { useDocument, useDocuments } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import { currentPlace, usePlace } from '../session/place.ts';

/** A cabinet as the list of them has it. */
export type Cabinet = Shelf<'bar_cabinet_name', BarCabinetEntry> & { publications?: string[] | undefined };

/** An editor's settings for a published menu. */
export type PublicationInput = Omit<Publication, 'id' | 'created_at' | 'updated_at'>;

/** The menus of the place that guests see, followed. */
export const usePublications = () => usePublicationsAt(usePlace());

/** The same of any place. */
export const usePublicationsAt = (place: Place) =>
  useDocuments({ path: GUEST_PATHS.publications(place), limit: LIMITS.liveList }, publication);

/** The door of a published menu, followed: whether it takes orders, and how many are open. */
export const useGate = (token: string) => useDocument(GUEST_PATHS.gate(token), gate);

export const useCabinets = () => useShelves(BAR_CABINETS);

/** The published menu as guests see it, live; null until it was made, a moment after publication. */
export const usePublicMenu = (token: string) => useDocument(GUEST_PATHS.publicMenu(token), publicMenu);

const followedBy = ({ publications = [] }: Cabinet): readonly string[] => publications;

/** Shows a menu to guests, by the stock of a cabinet. Returns the token of its link. Throws AppError. */
export async function publish(input: PublicationInput, cabinet: Cabinet): Promise<string> {
  const id = newToken();
  await write(({ set, update, now }) => {
    update(shelfPath(BAR_CABINETS, cabinet.id), {
      publications: [...followedBy(cabinet), id],
      updated_at: now,
    });
    set(GUEST_PATHS.publication(currentPlace(), id), { ...input, id, created_at: now, updated_at: now });
  });
  return id;
}

/** Changes what guests see, and by which cabinet. Throws AppError. */
export const changePublication = (
  before: Publication,
  input: PublicationInput,
  cabinets: readonly Cabinet[],
): Promise<void> =>
  write(({ update, now }) => {
    for (const cabinet of cabinets) {
      const others = followedBy(cabinet).filter((token) => token !== before.id);
      const next = cabinet.id === input.bar_cabinet_id ? [...others, before.id] : others;
      if (next.join() !== followedBy(cabinet).join())
        update(shelfPath(BAR_CABINETS, cabinet.id), { publications: next, updated_at: now });
    }
    update(GUEST_PATHS.publication(currentPlace(), before.id), { ...input, updated_at: now });
  });

/** Withdraws the link for good. Throws AppError. */
export const withdraw = (id: string, cabinets: readonly Cabinet[]): Promise<void> =>
  write(({ update, remove, now }) => {
    for (const cabinet of cabinets.filter((one) => followedBy(one).includes(id)))
      update(shelfPath(BAR_CABINETS, cabinet.id), {
        publications: followedBy(cabinet).filter((token) => token !== id),
        updated_at: now,
      });
    remove(GUEST_PATHS.publication(currentPlace(), id));
  });

/** Publishes the menu under a new link; the old one shows nothing any more. Throws AppError. */
export const replaceLink = (before: Publication, cabinets: readonly Cabinet[]): Promise<void> =>
  write(({ set, update, remove, now }) => {
    const id = newToken();
    for (const cabinet of cabinets.filter((one) => followedBy(one).includes(before.id)))
      update(shelfPath(BAR_CABINETS, cabinet.id), {
        publications: followedBy(cabinet).map((token) => (token === before.id ? id : token)),
        updated_at: now,
      });
    remove(GUEST_PATHS.publication(currentPlace(), before.id));
    set(GUEST_PATHS.publication(currentPlace(), id), { ...before, id, created_at: now, updated_at: now });
  });

/** Opens or closes a menu for everybody who has its link, at once. Throws AppError. */
export const setOpen = (token: string, isOpen: boolean): Promise<void> =>
  write(({ update, now }) => update(GUEST_PATHS.publicMenu(token), { is_open: isOpen, updated_at: now }));
