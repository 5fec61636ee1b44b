/** Kinds of report lines, each with what it means for the reader. */
export const REPORT_KINDS = {
  'unit-adapted':
    'The unit has no exact counterpart; the nearest one stands in and the original wording is in the instructions',
  'amount-rounded': 'No unit holds the amount exactly; the exact amount is in the instructions',
  'glass-assumed': 'The facts name no known glass; one was assumed',
  'method-assumed': 'The facts name no known method; one was assumed',
  'item-as-text': 'The ingredient of an item is not in the file; the item is in the instructions only',
  'garnish-as-text': 'A part of the garnish matches no ingredient; it is in the instructions only',
  'garnish-choice':
    'The garnish offers a choice; the first one became an item, the wording is in the instructions',
  substitutes: 'The item has substitutes; the instructions name them',
  'amount-range': 'The amount is a range; its beginning is the item, the range is in the instructions',
  'text-shortened': 'The text would have been too long and was cut',
  'strength-adapted': 'The strength lies outside what an ingredient may have, or is missing',
  'type-assumed': 'The category is unknown; the ingredient is of the type Other',
  'scores-defaulted': 'The facts have no flavour scores; the ingredient got the usual ones of its category',
  'facts-differ': 'An ingredient of that name exists with other facts; the existing one stays as it is',
  'parent-missing': 'The parent is not in the file; the ingredient has none',
  'same-recipe':
    'A recipe of that name with the same items exists; it stays as it is, and what else the facts say is listed here only',
  'same-name': 'A recipe of that name with other items exists; this one was added beside it',
  'changed-since': 'Imported before and different now; it stays as it is',
} as const;

export type ReportKind = keyof typeof REPORT_KINDS;

/** Collects what an import could not take over word for word. */
export class ImportReport {
  private readonly lines = new Map<ReportKind, string[]>();

  add(kind: ReportKind, subject: string, detail: string): void {
    this.lines.set(kind, [...(this.lines.get(kind) ?? []), `${subject}: ${detail}`]);
  }

  /** Takes over all lines of another report. */
  merge(other: ImportReport): void {
    for (const [kind, lines] of other.lines)
      this.lines.set(kind, [...(this.lines.get(kind) ?? []), ...lines]);
  }

  /** Number of lines of each kind, most first. */
  counts(): [kind: ReportKind, count: number][] {
    return [...this.lines]
      .map(([kind, lines]): [ReportKind, number] => [kind, lines.length])
      .sort((a, b) => b[1] - a[1]);
  }

  /** The whole report as text, grouped by kind. */
  text(heading: string): string {
    const parts = this.counts().map(([kind, count]) => {
      const lines = this.lines.get(kind) ?? [];
      return [
        `## ${kind} (${count})`,
        `${REPORT_KINDS[kind]}.`,
        '',
        ...lines.map((line) => `- ${line}`),
      ].join('\n');
    });
    return `${[heading, ...parts].join('\n\n')}\n`;
  }
}
