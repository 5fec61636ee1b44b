import { AppError } from '@cellaret/domain/core/errors';
import type { DocumentData } from 'firebase/firestore';
import type { z } from 'zod';
import { parseDocument } from './documents.ts';
import { listenToDocument, useLive } from './live.ts';
import { clientNeedsDownload } from './load.ts';
import { takePrefetched } from './prefetch.ts';
import type { Listen, Live } from './sources.ts';

/** How long the Lite client is waited for before the whole one is asked. */
const TIMEOUT_MS = 3000;

const SHOWN_FIRST = { cached: false, pending: false };

const listenAfterFirstRead =
  <S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> =>
  (next, fail) => {
    const listen = listenToDocument(path, schema);
    if (!clientNeedsDownload()) return listen(next, fail);
    let ended = false;
    let end = () => {};
    let shown = false;
    const begin = (data: DocumentData | undefined) => {
      if (ended) return;
      try {
        if (data) next(parseDocument(schema, data), SHOWN_FIRST);
        shown = data !== undefined;
      } catch (failure) {
        fail(failure);
      }
      end = listen(next, (failure) => {
        // The cached document stays shown offline.
        if (!(shown && failure instanceof AppError && failure.code === 'unavailable')) fail(failure);
      });
    };
    const { answer, data: here } = takePrefetched(path);
    // In the same breath: the first screen is drawn once, with it.
    if (here) begin(here);
    else {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
      // Whatever is wrong, the listener says it.
      void Promise.race([answer, late])
        .catch(() => undefined)
        .then(begin);
    }
    return () => {
      ended = true;
      end();
    };
  };

/**
 * The document a screen is about, live as by `useDocument`. On a first visit the Lite client reads it, so
 * that it can be drawn before the full client, seven times as large, has arrived and listens: one read more,
 * once for each device (docs/decisions/0060).
 */
export const useDocumentFirst = <S extends z.ZodType>(path: string, schema: S): Live<z.output<S> | null> =>
  useLive(path, listenAfterFirstRead(path, schema));
