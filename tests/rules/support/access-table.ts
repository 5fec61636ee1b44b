/** Everybody who tries, in the order of their rights. */
export const ACTORS = ['nobody', 'unverified', 'other', 'owner', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Who gets through, by operation. */
export type Row = Record<Operation, Actor[]>;

const VERIFIED: Actor[] = ['other', 'owner', 'admin'];
const OWNER: Actor[] = ['owner'];
const NOBODY: Actor[] = [];

const row = (get: Actor[], list: Actor[], create: Actor[], update: Actor[], remove: Actor[]): Row => ({
  get,
  list,
  create,
  update,
  delete: remove,
});

const REFERENCE = row(VERIFIED, VERIFIED, ['admin'], ['admin'], NOBODY);
const READ_MODEL = row(VERIFIED, VERIFIED, NOBODY, NOBODY, NOBODY);
const CLOSED = row(NOBODY, NOBODY, NOBODY, NOBODY, NOBODY);
const OWN = row(OWNER, OWNER, OWNER, OWNER, OWNER);

/** The rights of each kind of person on somebody else's document (`owner`), by collection. */
export const FIRESTORE_ACCESS: Readonly<Record<string, Row>> = {
  ingredient_types: REFERENCE,
  ingredient_brands: REFERENCE,
  ingredient_attributes: REFERENCE,
  glassware: REFERENCE,
  serving_methods: REFERENCE,
  quantity_unit_types: REFERENCE,
  quantity_units: REFERENCE,
  // The one that is tried was created by the owner, and nothing refers to it.
  ingredients: row(VERIFIED, VERIFIED, VERIFIED, VERIFIED, OWNER),
  'ingredients/{id}/versions': row(VERIFIED, VERIFIED, NOBODY, NOBODY, NOBODY),
  recipes: row(VERIFIED, VERIFIED, VERIFIED, OWNER, OWNER),
  // One that an ingredient took.
  ids: row(VERIFIED, NOBODY, NOBODY, NOBODY, NOBODY),
  users: row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  'users/{uid}/bar_cabinets': OWN,
  'users/{uid}/menus': OWN,
  'users/{uid}/plans': OWN,
  'users/{uid}/devices': OWN,
  // One document of each kind, which stays.
  'users/{uid}/shopping_lists': row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  'users/{uid}/marks': row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  'users/{uid}/searches': row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  'users/{uid}/notes': OWN,
  'users/{uid}/log': OWN,
  // The one that is tried is the owner's, whose mark says the same.
  'recipes/{id}/ratings': row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  // The one that is tried is the owner's.
  shared_recipes: row(VERIFIED, NOBODY, OWNER, OWNER, NOBODY),
  'users/{uid}/publications': OWN,
  // One that is closed; the owner is its host, and the guest who ordered there. How guests order: tests/rules/cases/guests.ts.
  public_menus: row(OWNER, NOBODY, NOBODY, OWNER, NOBODY),
  'public_menus/{token}/gate': row(OWNER, NOBODY, NOBODY, OWNER, NOBODY),
  'public_menus/{token}/guests': row(OWNER, NOBODY, NOBODY, NOBODY, NOBODY),
  'public_menus/{token}/orders': row(OWNER, OWNER, NOBODY, OWNER, NOBODY),
  // When hosts were last told.
  'public_menus/{token}/notices': CLOSED,
  rating_stats: row(VERIFIED, NOBODY, NOBODY, NOBODY, NOBODY),
  'users/{uid}/uploads': row(OWNER, NOBODY, NOBODY, NOBODY, NOBODY),
  // Counts go on and are never given back.
  'users/{uid}/quotas': row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  option_lists: READ_MODEL,
  cards: READ_MODEL,
  recipe_views: READ_MODEL,
  popularity: READ_MODEL,
  catalogue: row(VERIFIED, NOBODY, NOBODY, NOBODY, NOBODY),
  folders: READ_MODEL,
  // The row tries the owner's own report.
  reports: row(OWNER, NOBODY, NOBODY, NOBODY, NOBODY),
  locks: row(VERIFIED, NOBODY, NOBODY, NOBODY, NOBODY),
  hidden_items: row(VERIFIED, NOBODY, NOBODY, NOBODY, NOBODY),
  moderation: CLOSED,
  audit: CLOSED,
  alerts: CLOSED,
  removed_pictures: CLOSED,
  upload_usage: CLOSED,
  idempotency_keys: CLOSED,
  migrations: CLOSED,
  fan_outs: CLOSED,
  failed_rebuilds: CLOSED,
  'anything else': CLOSED,
};

/** The same for files; `update` is writing over one. */
export const STORAGE_ACCESS: Readonly<Record<string, Row>> = {
  'incoming/{uid}/{own recipe}/{uuid}': row(OWNER, NOBODY, OWNER, NOBODY, OWNER),
  'incoming/{uid}/{recipe of another}/{uuid}': row(OWNER, NOBODY, NOBODY, NOBODY, OWNER),
  'originals/{uuid}': CLOSED,
  'public/{uuid}/row.webp': CLOSED,
  'indexes/catalogue': CLOSED,
  'catalogue/{version}.json.gz': CLOSED,
  'anywhere else': CLOSED,
};

/** Everybody who tries at a bar, in the order of their rights there. */
export const BAR_ACTORS = ['nobody', 'unverified', 'stranger', 'viewer', 'keeper', 'owner'] as const;
export type BarActor = (typeof BAR_ACTORS)[number];

const MEMBERS: BarActor[] = ['viewer', 'keeper', 'owner'];
const KEEPERS: BarActor[] = ['keeper', 'owner'];
const BAR_OWNER: BarActor[] = ['owner'];

const shared = { get: MEMBERS, list: MEMBERS, create: KEEPERS, update: KEEPERS, delete: KEEPERS };

/** The rights of each role on a bar and the documents below it. */
export const BAR_ACCESS: Readonly<Record<string, Readonly<Record<Operation, readonly BarActor[]>>>> = {
  // Found by who belongs to them, never listed. Created in the owner's name, and renamed.
  bars: { get: MEMBERS, list: [], create: BAR_OWNER, update: BAR_OWNER, delete: BAR_OWNER },
  'bars/{barId}/invites': {
    get: ['stranger', ...MEMBERS],
    list: BAR_OWNER,
    create: BAR_OWNER,
    update: [],
    delete: BAR_OWNER,
  },
  'bars/{barId}/bar_cabinets': shared,
  'bars/{barId}/menus': shared,
  'bars/{barId}/plans': shared,
  'bars/{barId}/publications': shared,
  'bars/{barId}/shopping_lists': { ...shared, list: [], delete: [] },
};

function whoOf(actors: readonly string[]): string {
  if (actors.length === 0) return '–';
  if (actors.join() === VERIFIED.join()) return 'verified';
  return actors.join(', ');
}

/** A table for docs/access.md; what has the same rights shares a row. */
export function renderedTable(
  title: string,
  table: Readonly<Record<string, Readonly<Record<Operation, readonly string[]>>>>,
): string {
  const named = new Map<string, string[]>();
  for (const [name, verdicts] of Object.entries(table)) {
    const rights = OPERATIONS.map((operation) => whoOf(verdicts[operation])).join('|');
    named.set(rights, [...(named.get(rights) ?? []), `\`${name}\``]);
  }
  const cells = [
    [title, ...OPERATIONS],
    ...[...named].map(([rights, names]) => [names.join(', '), ...rights.split('|')]),
  ];
  const widths = [title, ...OPERATIONS].map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
