import type { PublicMenu } from '@cellaret/domain/guests/guests';
import { useEffect, useState } from 'react';
import { readMenu } from '#data/guest/first-look.ts';

export type MenuState = { state: 'loading' | 'closed' | 'failed' } | { state: 'open'; menu: PublicMenu };

const LOADING: MenuState = { state: 'loading' };

/**
 * A menu: asked for by the small client, then followed by the whole one. `retry` asks again where nothing
 * came, or it was closed.
 */
export function useMenu(token: string): { menu: MenuState; retry: () => void } {
  const [menu, setMenu] = useState<MenuState>(LOADING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let ended = false;
    let stop = (): void => undefined;
    const show = (next: PublicMenu | null): void => {
      if (!ended) setMenu(next ? { state: 'open', menu: next } : { state: 'closed' });
    };
    const begin = async (): Promise<void> => {
      const first = await readMenu(token);
      show(first);
      if (!first) return;
      const { followMenu } = await import('#data/guest/live.ts');
      if (!ended) stop = followMenu(token, show);
    };
    // A menu that is on the screen stays there: only a failed first load is a failure.
    begin().catch(() => {
      if (!ended) setMenu((known) => (known.state === 'open' ? known : { state: 'failed' }));
    });
    return () => {
      ended = true;
      stop();
    };
  }, [token, turn]);
  return {
    menu,
    retry: () => {
      setMenu(LOADING);
      setTurn((before) => before + 1);
    },
  };
}
