import { lazy, type ComponentType } from 'react';
import type { Area } from '#lib/i18n/catalogues.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';

/**
 * A screen that arrives with its texts when it is first shown. Not the router's own `lazy`: that one would fetch the screen, and
 * Firestore with it, before the guard sends a signed-out visitor to the login.
 */
export const lazyPage = <K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  ...areas: Area[]
) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadTexts(...areas)]);
    return { default: module[name] };
  });
