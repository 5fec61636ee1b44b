import type { PublicMenu } from '@cellaret/domain/guests/guests';
import { useEffect, useState } from 'react';
import { onceLoaded } from '#lib/once-loaded.ts';
import { whenIdle } from '#lib/when-idle.ts';

/** How long the page rests before it asks for anything else. */
const REST_MS = 6000;

/** True after the page has rested, or once `isHurried`. */
function useRested(isHurried: boolean): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const rest = (): void => void setTimeout(() => void whenIdle().then(() => setRested(true)), REST_MS);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
    return () => removeEventListener('load', rest);
  }, []);
  return isRested || isHurried;
}

/**
 * The menu that the page was drawn with; null once it is closed. It is followed from when the page has rested
 * or is hurried, by somebody who orders or has ordered, while there is a network.
 */
export function useMenu(
  token: string,
  drawn: PublicMenu,
  { isHurried, isOnline }: { isHurried: boolean; isOnline: boolean },
): { menu: PublicMenu | null; isAwake: boolean } {
  const [menu, setMenu] = useState<PublicMenu | null>(drawn);
  const isAwake = useRested(isHurried) && isOnline;
  useEffect(() => {
    if (!isAwake) return;
    return onceLoaded(import('#data/guests/guest-firestore.ts'), ({ followMenu }) =>
      followMenu(token, setMenu),
    );
  }, [isAwake, token]);
  return { menu, isAwake };
}
