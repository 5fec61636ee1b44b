import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How often typing reaches the draft. */
const DRAFT_MS = 400;

interface FormDraftOptions<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'getValues' | 'subscribe'>;
  /** Values that count as unchanged. */
  saved: V;
  /** Something beside the values is unsaved. */
  hasMore: boolean;
  /** Keeps the present values. */
  write: (values: V) => void;
  /** Throws the draft away. */
  drop: () => void;
}

interface FormDraft {
  isChanged: () => boolean;
  /** Runs a save and drops the draft; where it fails, the values stay and the failure is passed on. */
  whileSaving: (save: () => Promise<void>) => Promise<void>;
}

/** Keeps what is typed until it is saved: leaving or a failed save loses nothing. */
export function useFormDraft<V extends FieldValues>(options: FormDraftOptions<V>): FormDraft {
  const { getValues, subscribe } = options.form;
  const latest = useRef(options);
  const left = useRef(false);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = options;
  });
  const unchanged = JSON.stringify(options.saved);
  const isChanged = useCallback(
    () => !left.current && (latest.current.hasMore || JSON.stringify(getValues()) !== unchanged),
    [getValues, unchanged],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      if (isChanged()) latest.current.write(getValues());
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, DRAFT_MS);
      },
    });
    // Leaving right after typing, by a link or with the whole window, loses nothing either.
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    // Out of the app, the browser asks.
    const ask = (event: BeforeUnloadEvent): void => {
      if (isChanged()) event.preventDefault();
    };
    addEventListener('pagehide', keepNow);
    addEventListener('beforeunload', ask);
    return () => {
      stop();
      removeEventListener('pagehide', keepNow);
      removeEventListener('beforeunload', ask);
      keepNow();
    };
  }, [getValues, isChanged, subscribe]);

  const whileSaving = async (save: () => Promise<void>): Promise<void> => {
    try {
      // The form counts as left while it is saved, so that going on to the list is not asked about.
      left.current = true;
      await save();
      latest.current.drop();
    } catch (failure) {
      left.current = false;
      latest.current.write(getValues());
      throw failure;
    }
  };

  return { isChanged, whileSaving };
}
