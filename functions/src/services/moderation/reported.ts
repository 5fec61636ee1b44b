import { DOCUMENTS, type CardKind } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import {
  alertDocument,
  hiddenItems,
  itemKey,
  reportDocument,
  type Report,
} from '@cellaret/domain/moderation/moderation';
import type { ReportedThing, ReportsAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { MODERATION_COLLECTIONS, MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { accountsOf } from '../../store/auth-accounts.ts';
import { findDocuments, readDocuments } from '../../store/documents.ts';
import type { Fields } from '../../store/field-values.ts';
import { factsOf, hiddenNoteOf } from '../core/hidden.ts';

function thingOf(
  kind: CardKind,
  id: number,
  [source = null, decided, lock]: (Fields | null)[],
): ReportedThing {
  const hidden = hiddenNoteOf(decided);
  return {
    kind,
    id,
    ...factsOf(source),
    exists: source !== null,
    hidden: hidden === null ? 'no' : hidden.provisional ? 'provisionally' : 'yes',
    locked: lock !== null && lock !== undefined,
  };
}

/** Items, each once: three reads per item. */
async function readThings(reports: readonly Pick<Report, 'kind' | 'item_id'>[]): Promise<ReportedThing[]> {
  const different = [...new Map(reports.map((one) => [itemKey(one.kind, one.item_id), one])).values()];
  const found = await readDocuments(
    different.flatMap(({ kind, item_id: id }) => [
      kind === 'recipe' ? DOCUMENTS.recipe(id) : DOCUMENTS.ingredient(id),
      MODERATION_DOCUMENTS.moderation(kind, id),
      MODERATION_DOCUMENTS.lock(id),
    ]),
  );
  return different.map(({ kind, item_id: id }, index) =>
    thingOf(kind, id, found.slice(index * 3, index * 3 + 3)),
  );
}

const ALERT_MS = 7 * 24 * 60 * 60 * 1000;

/** Alerts about accounts with unusually many edits, until they are suspended or their edits are undone. */
async function readAlerts(): Promise<ReportsAnswer['alerts']> {
  const found = await findDocuments(MODERATION_COLLECTIONS.alerts, {
    where: [['open', '==', true]],
    limit: FUNCTION_LIMITS.moderation.page,
  });
  const alerts = found
    .flatMap(({ fields }) => alertDocument.safeParse(fields).data ?? [])
    .filter(({ began_at }) => Date.now() - began_at.getTime() < ALERT_MS);
  const accounts = await accountsOf(alerts.map(({ uid }) => uid));
  return alerts.map(({ uid, edits, began_at }) => ({
    uid,
    email: accounts.get(uid)?.email ?? '',
    edits: edits.length,
    began_at: began_at.toISOString(),
  }));
}

/** Hidden items, so that one hidden long ago can be shown again: at most a page of each kind. */
async function readHidden(): Promise<ReportedThing[]> {
  const kinds = ['ingredient', 'recipe'] as const;
  const lists = await readDocuments(kinds.map((kind) => MODERATION_DOCUMENTS.hiddenItems(kind)));
  return readThings(
    kinds.flatMap((kind, index) =>
      Object.keys(hiddenItems.safeParse(lists[index]).data?.items ?? {})
        .slice(0, FUNCTION_LIMITS.moderation.page)
        .map((id) => ({ kind, item_id: Number(id) })),
    ),
  );
}

export async function readReports(before: string | null): Promise<ReportsAnswer> {
  const [found, alerts, hidden] = await Promise.all([
    findDocuments(MODERATION_COLLECTIONS.reports, {
      where: [['status', '==', 'open']],
      orderBy: ['created_at', 'desc'],
      limit: FUNCTION_LIMITS.moderation.page,
      ...(before === null ? {} : { after: new Date(before) }),
    }),
    before === null ? readAlerts() : [],
    before === null ? readHidden() : [],
  ]);
  const reports = found.flatMap(({ fields }) => reportDocument.safeParse(fields).data ?? []);
  const last = reports.at(-1);
  return {
    reports: reports.map(({ item: _item, status: _status, created_at, ...told }) => ({
      ...told,
      created_at: created_at.toISOString(),
    })),
    things: await readThings(reports),
    alerts,
    hidden,
    next: last && found.length === FUNCTION_LIMITS.moderation.page ? last.created_at.toISOString() : null,
  };
}
