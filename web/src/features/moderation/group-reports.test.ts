import type { ReportedThing, ReportsAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { describe, expect, it } from 'vitest';
import { groupReports, type ReportRow } from './group-reports.ts';

const report = (item_id: number, reporter_uid: string): ReportRow => ({
  kind: 'recipe',
  item_id,
  reason: 'spam',
  text: '',
  reporter_uid,
  created_at: '2026-11-22T12:00:00.000Z',
});
const thing = (id: number): ReportedThing => ({
  kind: 'recipe',
  id,
  name: `Drink ${id}`,
  exists: true,
  uid: 'ana',
  hidden: 'no',
  locked: false,
});
const page = (reports: ReportRow[]): ReportsAnswer => ({
  reports,
  things: [...new Set(reports.map((one) => one.item_id))].map(thing),
  alerts: [],
  hidden: [],
  next: null,
});

describe('reports by what they are about', () => {
  it('come in the order of the newest of each, across pages', () => {
    const groups = groupReports([
      page([report(2, 'x'), report(1, 'x'), report(2, 'y')]),
      page([report(1, 'y')]),
    ]);
    expect(groups.map(({ thing: { id }, reports }) => [id, reports.map((one) => one.reporter_uid)])).toEqual([
      [2, ['x', 'y']],
      [1, ['x', 'y']],
    ]);
  });

  it('are none where there is none', () => expect(groupReports([page([])])).toEqual([]));
});
