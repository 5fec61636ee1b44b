import type { DocumentData } from 'firebase/firestore/lite';
import type { z } from 'zod';
import { AppError } from '@cellaret/domain/errors';
import { takeAsked } from './asked-ahead.ts';
import { parseDocument } from './documents.ts';
import { guarded } from './guarded.ts';
import { lazily, listenDocument } from './listen.ts';
import type { Listen } from './live.ts';
import { wholeClientIsFar } from './whole-client.ts';

/** How long the small client is waited for before the whole one is asked. */
const PATIENCE_MS = 3000;

/**
 * Listens to the document a screen is about. On a first visit the small client reads it, so that it can be drawn before the whole
 * client, five times as large, has arrived and listens: one read more, once for each device.
 */
export function listenAhead<S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> {
  const listen = listenDocument(path, schema);
  return (next, fail) => {
    if (!wholeClientIsFar()) return listen(next, fail);
    let shown = false;
    const show = (data: DocumentData, to: typeof next) =>
      guarded(fail, () => {
        to(parseDocument(schema, data), { cached: false, pending: false });
        shown = true;
      });
    const failUnlessShown = (failure: unknown) => {
      // What was shown is still good without a network.
      if (!(shown && failure instanceof AppError && failure.code === 'unavailable')) fail(failure);
    };
    const { answer, data: here } = takeAsked(path);
    if (here) {
      // In the same breath: the first screen is drawn once, with it.
      show(here, next);
      return listen(next, failUnlessShown);
    }
    const ahead = lazily<z.output<S> | null>(async (nextWhileWanted) => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
      // Whatever is wrong, the listener says it.
      const data = await Promise.race([answer, late]).catch(() => undefined);
      if (data) show(data, nextWhileWanted);
      return listen;
    });
    return ahead(next, failUnlessShown);
  };
}
