import { useState } from 'react';
import { z } from 'zod';
import { dropFormDraft, readFormDraft, writeFormDraft } from '#data/session/form-drafts.ts';

const DRAFT = 'bottles';
const ids = z.array(z.int());

/** Ticked ingredients in the order of ticking; stored like a form's draft, so that a reload loses nothing. */
export function useTicks() {
  const [ticked, setTicked] = useState<readonly number[]>(() => readFormDraft(DRAFT, ids)?.values ?? []);
  const keep = (next: number[]): void => {
    setTicked(next);
    if (next.length === 0) dropFormDraft(DRAFT);
    else writeFormDraft(DRAFT, { values: next, version: null, names: new Map() });
  };
  return {
    ticked,
    toggle: (id: number): void =>
      keep(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]),
    /** Forgets what is kept: it stands in the cabinet now, or is not wanted. */
    drop: (): void => dropFormDraft(DRAFT),
  };
}
