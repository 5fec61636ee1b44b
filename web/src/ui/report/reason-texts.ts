import type { ReportReason } from '@cellaret/domain/moderation/moderation';

/** Labels of the reasons. */
export const REASON_TEXTS = {
  spam: 'report.reason.spam',
  offensive: 'report.reason.offensive',
  wrong: 'report.reason.wrong',
  duplicate: 'report.reason.duplicate',
  copyright: 'report.reason.copyright',
  dangerous: 'report.reason.dangerous',
} as const satisfies Record<ReportReason, string>;
