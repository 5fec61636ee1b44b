import type { DocumentData } from 'firebase/firestore';
import type { z } from 'zod';
import { listenToDocument, useLive } from './live.ts';
import { clientNeedsDownload } from './load-client.ts';
import { parseDocument } from './parse-documents.ts';
import { takeFirst } from './prefetch.ts';
import { afterFirstRead, type Listen, type Live } from './sources.ts';

const listenAfterFirstRead = <S extends z.ZodType>(path: string, schema: S): Listen<z.output<S> | null> => {
  const listen = listenToDocument(path, schema);
  if (!clientNeedsDownload()) return listen;
  return afterFirstRead<DocumentData[], z.output<S> | null>(
    (take) => takeFirst(path, take),
    ([data]) => data && parseDocument(schema, data),
    listen,
  );
};

/**
 * The document a screen is about, live as by `useDocument`. On a first visit it is read by the REST API, so
 * that it can be drawn before the client has arrived and listens: one read more, once for each device
 * (docs/decisions/0060).
 */
export const useDocumentFirst = <S extends z.ZodType>(path: string, schema: S): Live<z.output<S> | null> =>
  useLive(path, (next, fail) => listenAfterFirstRead(path, schema)(next, fail));
