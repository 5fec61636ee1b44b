import { mayWrite, type Bar } from '@cellaret/domain/bars/bar';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dismissToast } from '#lib/browser/end-toast.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { toasts } from '#lib/browser/toasts.ts';
import { savePreferences, usePreferences, type Preferences } from '../people/preferences.ts';
import { currentBar, showBar } from '../session/place.ts';
import { forgetUser } from '../session/removal.ts';
import { currentSession, currentUid, setSession } from '../session/session.ts';
import { flushUserState } from '../session/user-state.ts';
import { belongsTo, ownRole, useBars } from './bars.ts';
import { goneFrom, rememberBars, newlyGone } from './known-bars.ts';
import { settleEarlier } from './unsent.ts';

/**
 * Goes to a bar, or home where it is null: on every device of this person. Works offline; seen at once.
 * Throws AppError.
 */
export function goTo(current: Preferences, barId: string | null): Promise<void> {
  // The undo of a toast belongs to the other place.
  for (const { id } of toasts.get()) dismissToast(id);
  return savePreferences(current, {
    active_bar_id: barId,
    active_bar_cabinet_id: null,
    active_menu_id: null,
  });
}

/**
 * Removes all data of the server from this device, once pending writes are sent: Firestore's cache can only
 * be removed whole. Screens unmount first and mount again. If a write is still pending, the next visit tries
 * again.
 */
async function forgetKept(): Promise<boolean> {
  if (!(await flushUserState())) return false;
  const session = currentSession();
  setSession({ state: 'unknown' });
  await forgetUser(true);
  if (currentSession().state === 'unknown') setSession(session);
  return true;
}

/** Texts for the person who uses the page. */
export interface PlaceWords {
  /** They belong to these bars no longer. */
  gone: (names: readonly string[]) => void;
  /** They only look at the bar from now on. */
  demoted: (name: string) => void;
}

/**
 * How long the list of bars may be behind the pointer, for the two arrive apart; then the server is asked,
 * and again, until they agree.
 */
const PATIENCE_MS = 5000;

let forgetting = false;

function isStill(uid: string): boolean {
  const session = currentSession();
  return session.state === 'signed-in' && session.user.uid === uid;
}

async function letGo(
  bars: readonly Bar[],
  gone: ReturnType<typeof goneFrom>,
  words: PlaceWords,
): Promise<void> {
  if (forgetting) return;
  forgetting = true;
  const uid = currentUid();
  try {
    const news = newlyGone(gone);
    if (news.length > 0) words.gone(news.map(({ bar_name }) => bar_name));
    const isForgotten = await forgetKept();
    // Who has left meanwhile leaves nothing on this device.
    if (isForgotten && isStill(uid)) rememberBars(bars);
  } finally {
    forgetting = false;
  }
}

/** Follows which place is shown, what one may do there, and whether one still belongs to it. */
export function usePlaceKeeper(words: PlaceWords): void {
  const preferences = usePreferences();
  const live = useBars();
  const current = preferences.state === 'ready' ? preferences.value : null;
  const bars = live.state === 'ready' ? live.value : null;
  const isSaid = live.state === 'ready' && !live.cached && !live.pending;
  const wanted = current?.active_bar_id;
  const bar = bars?.find(({ id }) => id === wanted);
  const latest = useRef({ current, words });
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = { current, words };
  });

  useEffect(() => {
    if (wanted === null) showBar(null);
    if (!bar) return;
    const before = currentBar();
    const role = ownRole(bar);
    showBar({ id: bar.id, name: bar.bar_name, role });
    if (before?.id === bar.id && mayWrite(before.role) && !mayWrite(role))
      latest.current.words.demoted(bar.bar_name);
  }, [wanted, bar]);

  const home = (): void => {
    showBar(null);
    const { current: now } = latest.current;
    if (now) goTo(now, null).catch((failure: unknown) => logFailure('The place could not be left', failure));
  };

  // The pointer names a bar that is not in the list, or not yet.
  const isLost = isSaid && typeof wanted === 'string' && !bar;
  useEffect(() => {
    if (!isLost) return undefined;
    let isAsked = true;
    const ask = (): void => {
      belongsTo(wanted)
        .then((belongs) => {
          if (isAsked && !belongs) home();
        })
        .catch((failure: unknown) => logFailure('The bar could not be asked for', failure));
    };
    const timer = setInterval(ask, PATIENCE_MS);
    return () => {
      isAsked = false;
      clearInterval(timer);
    };
  }, [isLost, wanted]);

  useEffect(() => {
    if (!isSaid || !bars) return;
    settleEarlierOnce(bars);
    const gone = goneFrom(bars);
    if (gone.length === 0) {
      rememberBars(bars);
      return;
    }
    if (gone.some(({ id }) => id === wanted)) home();
    void letGo(bars, gone, latest.current.words);
  }, [isSaid, bars, wanted]);
}

let settledFor: string | null = null;

/** Once what waits has been answered, what an earlier visit left was either taken or refused. */
function settleEarlierOnce(bars: readonly Bar[]): void {
  if (settledFor === currentUid()) return;
  settledFor = currentUid();
  const mayChange = new Set(bars.filter((bar) => mayWrite(ownRole(bar))).map(({ id }) => id));
  const uid = currentUid();
  void flushUserState().then((isSent) => {
    if (isSent && currentSession().state === 'signed-in' && currentUid() === uid) settleEarlier(mayChange);
    else settledFor = null;
  });
}
