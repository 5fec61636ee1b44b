/** Everybody who tries, in the order of their rights. */
export const ACTORS = ['nobody', 'unverified', 'other', 'owner', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Who gets through, by operation. */
export type Row = Record<Operation, Actor[]>;

const VERIFIED: Actor[] = ['other', 'owner', 'admin'];
const OWNER: Actor[] = ['owner'];
const OWNER_OR_ADMIN: Actor[] = ['owner', 'admin'];
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

/** What each kind of person may do with a document of somebody else's (`owner`) in each collection. */
export const FIRESTORE_ACCESS: Readonly<Record<string, Row>> = {
  ingredient_types: REFERENCE,
  ingredient_brands: REFERENCE,
  ingredient_attributes: REFERENCE,
  glassware: REFERENCE,
  serving_methods: REFERENCE,
  quantity_unit_types: REFERENCE,
  quantity_units: REFERENCE,
  // The one that is tried was created by the owner, and nothing refers to it.
  ingredients: row(VERIFIED, VERIFIED, VERIFIED, VERIFIED, OWNER_OR_ADMIN),
  'ingredients/{id}/versions': row(VERIFIED, VERIFIED, NOBODY, NOBODY, NOBODY),
  recipes: row(VERIFIED, VERIFIED, VERIFIED, OWNER, OWNER_OR_ADMIN),
  users: row(OWNER, NOBODY, OWNER, OWNER, NOBODY),
  'users/{uid}/bar_cabinets': OWN,
  'users/{uid}/menus': OWN,
  'users/{uid}/uploads': row(OWNER, NOBODY, NOBODY, NOBODY, NOBODY),
  option_lists: READ_MODEL,
  cards: READ_MODEL,
  recipe_views: READ_MODEL,
  popularity: READ_MODEL,
  catalogue: READ_MODEL,
  folders: READ_MODEL,
  removed_pictures: CLOSED,
  upload_usage: CLOSED,
  idempotency_keys: CLOSED,
  migrations: CLOSED,
  'anything else': CLOSED,
};

/** The same for files; `update` is writing over one. */
export const STORAGE_ACCESS: Readonly<Record<string, Row>> = {
  'incoming/{uid}/{own recipe}/{uuid}': row(OWNER, NOBODY, OWNER, NOBODY, OWNER),
  'incoming/{uid}/{recipe of another}/{uuid}': row(OWNER, NOBODY, NOBODY, NOBODY, OWNER),
  'originals/{uuid}': CLOSED,
  'public/{uuid}/row.webp': CLOSED,
  'indexes/catalogue': CLOSED,
  'anywhere else': CLOSED,
};

function whoOf(actors: readonly Actor[]): string {
  if (actors.length === 0) return '–';
  if (actors.join() === VERIFIED.join()) return 'everybody verified';
  return actors.join(', ');
}

/** A table for docs/reliability.md. */
export function renderedTable(title: string, table: Readonly<Record<string, Row>>): string {
  const cells = [
    [title, ...OPERATIONS],
    ...Object.entries(table).map(([name, verdicts]) => [
      `\`${name}\``,
      ...OPERATIONS.map((operation) => whoOf(verdicts[operation])),
    ]),
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
