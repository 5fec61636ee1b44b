/** Unsaved input of a form; stored in this browser, per user and form. */
export interface Draft<T> {
  values: T;
  /** The form needs this besides the values: the version they started from, names of what was chosen. */
  extra?: unknown;
}

const keyOf = (uid: string, form: string): string => `cellaret.draft.${uid}.${form}`;

/** The draft of a form, if `isValid` accepts what is stored; null otherwise. */
export function readDraft<T>(
  uid: string,
  form: string,
  isValid: (values: unknown) => values is T,
): Draft<T> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(uid, form)) ?? 'null') as Draft<unknown> | null;
    return stored !== null && isValid(stored.values) ? { values: stored.values, extra: stored.extra } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. A full or forbidden storage must not get into the way of typing. */
export function writeDraft<T>(uid: string, form: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(keyOf(uid, form), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** Throws a draft away: it was saved or discarded. */
export function dropDraft(uid: string, form: string): void {
  localStorage.removeItem(keyOf(uid, form));
}

const draftsOf = (uid: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(keyOf(uid, '')));

/** True if a user has any draft in this browser. */
export const hasDrafts = (uid: string): boolean => draftsOf(uid).length > 0;

/** Throws all drafts of a user away. */
export function dropDrafts(uid: string): void {
  for (const key of draftsOf(uid)) localStorage.removeItem(key);
}
