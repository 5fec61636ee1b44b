import { changedSubstitutes, type SubstituteChange } from '@cellaret/domain/availability/substitute-changes';
import type { Substitute } from '@cellaret/domain/availability/substitutes';
import { AppError } from '@cellaret/domain/core/errors';
import { useLayoutEffect, useRef } from 'react';
import { saveSubstitute } from '#data/availability/substitutes.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';

/** Changes of the substitutes: refused in the reader's words, and each with a way back. */
export interface SubstituteChanges {
  /** Saves a change and offers to take it back, saying `done`. Throws AppError, ApiFailure. */
  save: (change: SubstituteChange, done: string) => Promise<void>;
  /** Says what a failed change failed for. */
  failureText: (failure: unknown) => string;
}

/** The way back from a change; what was removed comes back to where it was. */
function inverse(substitutes: readonly Substitute[], { before, after }: SubstituteChange): SubstituteChange {
  const place = before === null || after !== null ? -1 : substitutes.indexOf(before);
  return { before: after, after: before, ...(place >= 0 && { place }) };
}

export function useSubstituteChanges(substitutes: readonly Substitute[]): SubstituteChanges {
  const t = useText();
  const unreadText = useUnreadText();
  const catalogue = useCatalogue();
  const hierarchy = catalogue.state === 'ready' ? catalogue.value?.matching.hierarchy : undefined;
  // An undo comes long after what it undoes.
  const latest = useRef(substitutes);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = substitutes;
  });
  const failureText = (failure: unknown): string => unreadText(failure, t('moderation.offline'));

  /** Refuses what the API would refuse too, with its own message. */
  const check = (change: SubstituteChange): void => {
    const { after } = change;
    const { kind } = changedSubstitutes(latest.current, change);
    if (kind !== 'changed' && kind !== 'unchanged') throw new AppError('conflict', t(`stand-ins.${kind}`));
    if (after && hierarchy?.isKindOf(after.substitute_ingredient_id, after.ingredient_id))
      throw new AppError('unprocessable', t('stand-ins.kind'));
  };

  const takeBack = async (change: SubstituteChange): Promise<void> => {
    try {
      check(change);
      await saveSubstitute(change);
      showToast(t('stand-ins.undone'), { tone: 'success' });
    } catch (failure) {
      showToast(failureText(failure), { tone: 'error' });
    }
  };

  return {
    failureText,
    save: async (change, done) => {
      check(change);
      const back = inverse(latest.current, change);
      await saveSubstitute(change);
      showToast(done, {
        tone: 'success',
        action: { label: t('moderation.undo'), run: () => void takeBack(back) },
      });
    },
  };
}
