import type { ComponentType } from 'react';
import type { Area } from '#lib/i18n/areas.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';
import { lazyComponent } from './lazy-component.ts';

/** A screen that is fetched when it is first shown, or ahead of it. */
export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<unknown>;
}

/**
 * A screen that arrives with its texts, and those of a network that fails, when it is first shown. Not the
 * router's own `lazy`: that one would fetch the screen, and Firestore with it, before the guard sends a
 * signed-out visitor to the login.
 */
export function lazyPage<K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  ...areas: Area[]
): LazyPage {
  const { Component, preload } = lazyComponent(async () => {
    const [module] = await Promise.all([load(), loadTexts('form', ...areas)]);
    return module[name];
  });
  return { Page: Component, preload };
}
