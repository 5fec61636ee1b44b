import type { DocumentData } from 'firebase/firestore/lite';
import type { z } from 'zod';
import { AppError } from '@cellaret/domain/errors';
import { keepsUserState } from './cleanup.ts';
import { parseDocument } from './documents.ts';
import { guarded } from './guarded.ts';
import { lazily, listenDocument } from './listen.ts';
import type { Listen } from './live.ts';
import { readDocument } from './read-once.ts';
import { wholeClientIsHere } from './whole-client.ts';

/** How long the small client is waited for before the whole one is asked. */
const PATIENCE_MS = 3000;

/** Whether the whole client would have to come over the network: it is neither loaded nor kept by a service worker. */
const wholeClientIsFar = (): boolean =>
  !wholeClientIsHere() && navigator.onLine && !navigator.serviceWorker?.controller;

/** Documents that were asked for before their screen was there. */
const asked = new Map<string, Promise<DocumentData | undefined>>();

keepsUserState({ forget: () => asked.clear() });

/** Asks for the document a screen is about before the screen is there, where `listenAhead` will read it. */
export function readAhead(path: string): void {
  if (!wholeClientIsFar()) return;
  const answer = readDocument(path);
  // Whoever listens hears of it.
  answer.catch(() => undefined);
  asked.set(path, answer);
}

/**
 * Listens to the document a screen is about. On a first visit the small client reads it, so that it can be drawn before the whole
 * client, five times as large, has arrived and listens: one read more, once for each device.
 */
export function listenAhead<S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> {
  const listen = listenDocument(path, schema);
  return (next, fail) => {
    if (!wholeClientIsFar()) return listen(next, fail);
    let shown = false;
    const ahead = lazily<z.output<S> | null>(async (show) => {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
      // Whatever is wrong, the listener says it.
      const answer = asked.get(path) ?? readDocument(path);
      asked.delete(path);
      const data = await Promise.race([answer, late]).catch(() => undefined);
      if (data)
        guarded(fail, () => {
          show(parseDocument(schema, data), { cached: false, pending: false });
          shown = true;
        });
      return listen;
    });
    return ahead(next, (failure) => {
      // What was shown is still good without a network.
      if (!(shown && failure instanceof AppError && failure.code === 'unavailable')) fail(failure);
    });
  };
}
