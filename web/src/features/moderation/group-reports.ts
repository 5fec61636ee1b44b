import { itemKey } from '@cellaret/domain/moderation/moderation';
import type { ReportedThing, ReportsAnswer } from '@cellaret/domain/moderation/moderation-answers';

export type ReportRow = ReportsAnswer['reports'][number];

/** A thing with all that was reported about it, newest first. */
export interface ReportedGroup {
  thing: ReportedThing;
  reports: ReportRow[];
}

/** Gathers the reports of all pages by what they are about, in the order of the newest report of each. */
export function groupReports(pages: readonly ReportsAnswer[]): ReportedGroup[] {
  const groups = new Map<string, ReportedGroup>();
  const things = new Map(
    pages.flatMap((page) => page.things.map((thing) => [itemKey(thing.kind, thing.id), thing] as const)),
  );
  for (const report of pages.flatMap((page) => page.reports)) {
    const key = itemKey(report.kind, report.item_id);
    const thing = things.get(key);
    if (!thing) continue;
    const group = groups.get(key) ?? { thing, reports: [] };
    groups.set(key, group);
    group.reports.push(report);
  }
  return [...groups.values()];
}
