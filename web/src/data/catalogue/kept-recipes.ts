import { Match } from '@cellaret/domain/availability/matching/match';
import type { SubstitutePair } from '@cellaret/domain/availability/substitutes';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { useEffect } from 'react';
import { logFailure } from '#lib/browser/log-failure.ts';
import { isOnline } from '#lib/browser/online.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { loadClient } from '../firestore/load-client.ts';
import { queriesForIds } from '../firestore/query.ts';
import { keepsUserState } from '../session/user-state.ts';
import type { CompactCatalogue } from './compact-catalogue.ts';

/** When each kept recipe was read last, in milliseconds: by its id. */
const KEY = 'cellaret.kept-recipes';

/**
 * How old what is kept may become: a recipe costs a read a day at most, and only on days on which a list says
 * what can be made.
 */
const FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * How long a stock rests before it counts: a row of toggles asks once, and a page that was just opened is
 * being read and used first.
 */
const REST_MS = 8000;

/**
 * How many are read at once: a slow phone takes apart and stores that many without keeping a finger waiting.
 */
const AT_ONCE = 8;

type Kept = Record<string, number>;

keepsUserState({
  forget: (clear) => {
    if (clear) localStorage.removeItem(KEY);
  },
});

function readKept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

/**
 * Reads recipes that are not kept yet, or too long, into what this device keeps: a few at a time, while the
 * page rests.
 */
async function keep(ids: readonly number[]): Promise<void> {
  const kept = readKept();
  const now = Date.now();
  const due = ids.filter((id) => !((kept[id] ?? 0) > now - FRESH_MS));
  for (const query of queriesForIds(COLLECTIONS.recipeViews, due.map(String), AT_ONCE)) {
    await whenIdle();
    if (!isOnline()) return;
    await (await loadClient()).readQuery(query, 'server');
    for (const id of query.ids) kept[Number(id)] = now;
    // Those that can no longer be made are kept no longer.
    localStorage.setItem(
      KEY,
      JSON.stringify(
        Object.fromEntries(ids.flatMap((id) => (kept[id] === undefined ? [] : [[id, kept[id]]]))),
      ),
    );
  }
}

let running = false;

/**
 * Keeps the recipes a stock suffices for, substitutes included, on this device, so that whatever a list calls
 * makeable also opens without a network. At most `LIMITS.keptRecipes`; each is read once a day.
 */
export function useKeptRecipes(
  catalogue: CompactCatalogue | null,
  stock: readonly number[] | null,
  substitutes: readonly SubstitutePair[],
): void {
  useEffect(() => {
    if (catalogue === null || stock === null || stock.length === 0) return undefined;
    const timer = setTimeout(() => {
      if (running || !isOnline()) return;
      running = true;
      const makeable = new Match(catalogue.matching, stock, substitutes).recipesMissing(0);
      keep(makeable.slice(0, LIMITS.keptRecipes))
        .catch((failure: unknown) => logFailure('What can be made could not be kept', failure))
        .finally(() => (running = false));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [catalogue, stock, substitutes]);
}
