import { newToken } from '@cellaret/domain/core/ids';
import { GUEST_PATHS, type Order, type Publication } from '@cellaret/domain/guests/guests';
import { commands } from 'vitest/browser';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A document as the tests' commands take it: moments as ISO strings. */
type Sent<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

const fromNow = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** Shows somebody's menu 'Friday' to guests; resolves with its token. */
export async function publishedMenu(
  uid: string,
  menu: Pick<Publication, 'menu_id' | 'bar_cabinet_id'>,
): Promise<string> {
  const token = newToken();
  const publication: Sent<Publication> = {
    id: token,
    title: 'Friday',
    greeting: '',
    shows: { recipe: true, strength: true, pictures: true },
    hides_unavailable: false,
    created_at: fromNow(0),
    updated_at: fromNow(0),
    ...menu,
  };
  await commands.ownDocument(GUEST_PATHS.publication(`users/${uid}`, token), publication);
  return token;
}

/** Makes an order of a guest's that came so many minutes ago; returns how to read its state. */
export async function orderOf(
  token: string,
  guest_name: string,
  { minutes = 0, ...more }: Partial<Sent<Order>> & { minutes?: number } = {},
) {
  const id = newToken();
  const order: Sent<Order> = {
    id,
    guest_uid: 'somebody',
    guest_name,
    recipe_id: 1,
    servings: 1,
    note: '',
    door_code: '',
    status: 'new',
    reason: null,
    created_at: fromNow(-minutes * MINUTE_MS),
    updated_at: fromNow(-minutes * MINUTE_MS),
    expires_at: fromNow(HOUR_MS),
    ...more,
  };
  const path = GUEST_PATHS.order(token, id);
  await commands.ownDocument(path, order);
  return async () => ((await commands.documentAt(path)) as Order).status;
}
