import { createElement, lazy, useState, type ComponentType } from 'react';

/** A component that is fetched when it is first drawn, or ahead of it. */
export interface LazyComponent<P extends object> {
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
