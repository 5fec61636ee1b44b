import { z } from 'zod';
import { dropDraft, readDraft, writeDraft } from '#lib/browser/drafts.ts';
import { currentUid } from './session.ts';

/** Unsaved input of a form. */
export interface FormDraft<V> {
  values: V;
  /** The version it started from; null for something new. */
  version: number | null;
  /** Names of what was chosen, which lists may not hold. */
  names: ReadonlyMap<number, string>;
}

const kept = z.object({
  version: z.number().nullish(),
  names: z.array(z.tuple([z.number(), z.string()])).default([]),
});

/** The draft of a form of the signed-in user; null where there is none that `schema` can read. */
export function readFormDraft<V>(key: string, schema: z.ZodType<V>): FormDraft<V> | null {
  const draft = readDraft(currentUid(), key, (stored): stored is V => schema.safeParse(stored).success);
  if (draft === null) return null;
  const more = kept.safeParse(draft.extra);
  return {
    values: draft.values,
    version: (more.success ? more.data.version : null) ?? null,
    names: new Map(more.success ? more.data.names : []),
  };
}

/** Keeps what is typed into a form, in place of an earlier draft. */
export const writeFormDraft = <V>(key: string, { values, version, names }: FormDraft<V>): void =>
  writeDraft(currentUid(), key, { values, extra: { version, names: [...names] } });

/** Throws the draft of a form away: it was saved or discarded. */
export const dropFormDraft = (key: string): void => dropDraft(currentUid(), key);
