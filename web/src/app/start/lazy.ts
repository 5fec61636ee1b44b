import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Area } from '#lib/i18n/areas.ts';
import { loadTexts } from '#lib/i18n/i18n.ts';

/** A component that is fetched when it is first drawn, or ahead of it. */
interface LazyComponent<P extends object> {
  Component: ComponentType<P>;
  /** Fetches it ahead. Throws what fetching throws; drawing it tries again. */
  preload: () => Promise<unknown>;
}

/**
 * Makes a component of what `load` fetches. One that is there when it is drawn is drawn at once: React's own
 * `lazy` would show nothing first, and keeps what it shows for 300 ms.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let here: ComponentType<P> | undefined;
  const preload = async () => (here ??= await load());
  const Lazy = lazy(async () => ({ default: await preload() }));
  function Component(props: P) {
    const [chosen] = useState<ComponentType<P>>(() => here ?? Lazy);
    return createElement(chosen, props);
  }
  return { Component, preload };
}

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
