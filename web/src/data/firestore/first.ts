import type { DocumentData } from 'firebase/firestore';
import type { z } from 'zod';
import { parseDocument } from './documents.ts';
import { inFrontOf } from './in-front.ts';
import { listenToDocument, useLive } from './live.ts';
import { clientNeedsDownload } from './load.ts';
import { takeFirst, type Wanted } from './prefetch.ts';
import type { Listen, Live } from './sources.ts';

/**
 * Shows what the Lite client reads, in front of what is listened to from then on; `show` makes of the
 * documents what the screen shows, undefined if nothing.
 */
export const afterFirstRead =
  <T>(wanted: Wanted, show: (documents: DocumentData[]) => T | undefined, listen: Listen<T>): Listen<T> =>
  (next, fail) => {
    if (!clientNeedsDownload()) return listen(next, fail);
    let ended = false;
    let end = () => {};
    takeFirst(wanted, (documents) => {
      if (ended) return;
      let first: T | undefined;
      try {
        first = show(documents);
      } catch (failure) {
        fail(failure);
      }
      end = (first === undefined ? listen : inFrontOf(first, listen))(next, fail);
    });
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
  useLive(
    path,
    afterFirstRead<z.output<S> | null>(
      path,
      ([data]) => data && parseDocument(schema, data),
      listenToDocument(path, schema),
    ),
  );
