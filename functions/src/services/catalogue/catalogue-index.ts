import {
  type SubstitutionRules,
  CURRENT_SUBSTITUTES,
  NO_SUBSTITUTION_RULES,
  substitutionRulesOf,
  substitutesDocument,
} from '@cellaret/domain/availability/substitutes';
import { cardOrTombstone, type Card, type Tombstone } from '@cellaret/domain/catalogue/card';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { logger } from 'firebase-functions';
import { changesSince, readDocument } from '../../store/documents.ts';
import type { Fields } from '../../store/field-values.ts';
import { readFile, saveFile } from '../../store/stored-files.ts';
import { counting } from '../../store/usage.ts';
import { differs } from '../core/read-models.ts';
import {
  applyCards,
  catalogueOf,
  packCatalogue,
  unpackCatalogue,
  type IndexedCatalogue,
} from './indexed-catalogue.ts';

async function readSubstitutionRules(): Promise<SubstitutionRules> {
  const stored = await readDocument(CURRENT_SUBSTITUTES);
  if (!stored) return NO_SUBSTITUTION_RULES;
  const parsed = substitutesDocument.safeParse(stored);
  if (parsed.success) return substitutionRulesOf(parsed.data);
  logger.error('The substitutes are not of their schema', { issues: parsed.error.message });
  return NO_SUBSTITUTION_RULES;
}

export interface CurrentCatalogue extends IndexedCatalogue {
  readonly substitutionRules: SubstitutionRules;
}

/** From this age the index is refreshed in the background. */
const REFRESH_AFTER_MS = 2000;

/** From this age requests wait for the refresh. With the trigger's delay, changes appear within 5 seconds. */
const WAIT_AFTER_MS = 3500;

/** Queries overlap by this much; a change read twice has no effect. */
const OVERLAP_MS = 10_000;

const SNAPSHOT_FILE = 'indexes/catalogue';

interface Loaded {
  catalogue: IndexedCatalogue;
  /** Keeps its identity while unchanged, because matching caches by it. */
  substitutionRules: SubstitutionRules;
  /** Server time up to which all changes are included. */
  readAt: number;
  /** Local time of that query. */
  checkedAt: number;
  /** Cards that are not in the stored snapshot. */
  unsaved: number;
}

const parsedCards = (documents: readonly Fields[]): (Card | Tombstone)[] =>
  documents.flatMap((fields) => cardOrTombstone.safeParse(fields).data ?? []);

type Index = Omit<Loaded, 'substitutionRules'>;

async function fromSnapshot(): Promise<Index | null> {
  const bytes = await readFile(SNAPSHOT_FILE).catch((failure: unknown) => {
    logger.warn('The stored index could not be read', { failure: String(failure) });
    return null;
  });
  if (!bytes) return null;
  try {
    return { ...unpackCatalogue(bytes), checkedAt: 0, unsaved: 0 };
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    logger.warn('The stored index is of another version', { failure: failure.message });
    return null;
  }
}

async function fromCards(): Promise<Index> {
  const cards: (Card | Tombstone)[] = [];
  const checkedAt = Date.now();
  let readAt = 0;
  for await (const page of changesSince(COLLECTIONS.cards, 'updated_at', new Date(0))) {
    readAt = page.readAt;
    cards.push(...parsedCards(page.documents));
  }
  return { catalogue: catalogueOf(cards), readAt, checkedAt, unsaved: cards.length };
}

async function refresh(loaded: Loaded): Promise<void> {
  const checkedAt = Date.now();
  const since = new Date(Math.max(0, loaded.readAt - OVERLAP_MS));
  let { readAt } = loaded;
  const substitutionRules = await readSubstitutionRules();
  if (differs(loaded.substitutionRules, substitutionRules)) loaded.substitutionRules = substitutionRules;
  for await (const page of changesSince(COLLECTIONS.cards, 'updated_at', since)) {
    readAt = page.readAt;
    applyCards(loaded.catalogue, parsedCards(page.documents));
    loaded.unsaved += page.documents.length;
  }
  Object.assign(loaded, { readAt, checkedAt });
}

let loading: Promise<Loaded> | undefined;
let refreshing: Promise<void> | undefined;

/** Loads the index once per instance; after a failure the next request tries again. */
function load(): Promise<Loaded> {
  loading ??= (async () => {
    const [index, substitutionRules] = await Promise.all([
      (async () => (await fromSnapshot()) ?? (await fromCards()))(),
      readSubstitutionRules(),
    ]);
    return { ...index, substitutionRules };
  })().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

function refreshOnce(loaded: Loaded): Promise<void> {
  refreshing ??= refresh(loaded).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function upToDate(): Promise<Loaded> {
  const loaded = await load();
  const age = Date.now() - loaded.checkedAt;
  if (age < REFRESH_AFTER_MS) return loaded;
  const done = refreshOnce(loaded);
  if (age >= WAIT_AFTER_MS) await done;
  else
    done.catch((failure: unknown) =>
      logger.warn('The index could not be refreshed', { failure: String(failure) }),
    );
  return loaded;
}

/** The catalogue in memory, at most a few seconds old. Its reads are not counted for the request. */
export async function currentCatalogue(): Promise<CurrentCatalogue> {
  const { catalogue, substitutionRules } = await counting({ reads: 0, writes: 0 }, upToDate);
  return { ...catalogue, substitutionRules };
}

/** Stores the index for new instances, unless the stored one is current. */
export async function saveCatalogueSnapshot(): Promise<void> {
  const loaded = await load();
  await refreshOnce(loaded);
  if (loaded.unsaved === 0) return;
  const saved = loaded.unsaved;
  await saveFile(
    SNAPSHOT_FILE,
    Buffer.from(packCatalogue(loaded.catalogue, loaded.readAt)),
    'application/octet-stream',
  );
  loaded.unsaved -= saved;
}
