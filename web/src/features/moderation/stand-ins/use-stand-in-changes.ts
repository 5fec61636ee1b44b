import { changedStandIns, type StandInChange } from '@cellaret/domain/availability/stand-in-changes';
import type { StandIn } from '@cellaret/domain/availability/stand-ins';
import { AppError } from '@cellaret/domain/core/errors';
import { useLayoutEffect, useRef } from 'react';
import { saveStandIn } from '#data/availability/stand-ins.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';

/** Changes of the stand-ins: refused in the reader's words, and each with a way back. */
export interface StandInChanges {
  /** Saves a change and offers to take it back, saying `done`. Throws AppError, ApiFailure. */
  save: (change: StandInChange, done: string) => Promise<void>;
  /** Says what a failed change failed for. */
  failureText: (failure: unknown) => string;
}

/** The way back from a change; what was removed comes back to where it was. */
function inverse(standIns: readonly StandIn[], { before, after }: StandInChange): StandInChange {
  const place = before === null || after !== null ? -1 : standIns.indexOf(before);
  return { before: after, after: before, ...(place >= 0 && { place }) };
}

export function useStandInChanges(standIns: readonly StandIn[]): StandInChanges {
  const t = useText();
  const unreadText = useUnreadText();
  const catalogue = useCatalogue();
  const hierarchy = catalogue.state === 'ready' ? catalogue.value?.matching.hierarchy : undefined;
  // An undo comes long after what it undoes.
  const latest = useRef(standIns);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = standIns;
  });
  const failureText = (failure: unknown): string => unreadText(failure, t('moderation.offline'));

  /** Refuses what the API would refuse too, with its own message. */
  const check = (change: StandInChange): void => {
    const { after } = change;
    const { kind } = changedStandIns(latest.current, change);
    if (kind !== 'changed' && kind !== 'unchanged') throw new AppError('conflict', t(`stand-ins.${kind}`));
    if (after && hierarchy?.isKindOf(after.stand_in_ingredient_id, after.ingredient_id))
      throw new AppError('unprocessable', t('stand-ins.kind'));
  };

  const takeBack = async (change: StandInChange): Promise<void> => {
    try {
      check(change);
      await saveStandIn(change);
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
      await saveStandIn(change);
      showToast(done, {
        tone: 'success',
        action: { label: t('moderation.undo'), run: () => void takeBack(back) },
      });
    },
  };
}
