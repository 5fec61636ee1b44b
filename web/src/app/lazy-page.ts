import { lazy, type ComponentType } from 'react';
import type { Area } from '#lib/i18n/catalogues.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';

/** A screen that is fetched when it is first shown, or ahead of it. */
export interface LazyPage {
  Page: ComponentType;
  preload: () => void;
}

/**
 * A screen that arrives with its texts when it is first shown. Not the router's own `lazy`: that one would fetch the screen, and
 * Firestore with it, before the guard sends a signed-out visitor to the login.
 */
export function lazyPage<K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  ...areas: Area[]
): LazyPage {
  const fetchPage = async (): Promise<{ default: ComponentType }> => {
    const [module] = await Promise.all([load(), loadTexts(...areas)]);
    return { default: module[name] };
  };
  return { Page: lazy(fetchPage), preload: () => void fetchPage().catch(() => undefined) };
}
