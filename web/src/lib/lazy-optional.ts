import { type ComponentType, lazy } from 'react';
import { logFailure } from '#lib/browser/log-failure.ts';

const Nothing = (): null => null;

/**
 * Something beside what a screen is about, fetched when it is first drawn: where it cannot be fetched the
 * screen does without, until the next visit.
 */
export const lazyOptional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logFailure('Something beside the screens could not be fetched', failure);
      return { default: Nothing };
    }
  });
