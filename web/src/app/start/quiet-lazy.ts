import { lazy, type ComponentType } from 'react';
import { logFailure } from '#lib/browser/log.ts';

const Nothing = (): null => null;

/**
 * Something beside the screens, fetched when it is first drawn: where it cannot be fetched the screens do
 * without, until the next visit.
 */
export const quietLazy = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logFailure('Something beside the screens could not be fetched', failure);
      return { default: Nothing };
    }
  });
