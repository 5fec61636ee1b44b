import type { FieldKind } from './plain-words.ts';
import { Problem } from './problem.tsx';

/** `Problem` where there is one. */
export const problemOf = (message: string | undefined, kind: FieldKind) =>
  message === undefined ? undefined : <Problem message={message} kind={kind} />;
