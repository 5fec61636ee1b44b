import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { replaceRules, ruleCoverage, type FirestoreAddress } from './rest.ts';

/** A node of the emulators' coverage report; offsets count characters and include both ends. */
interface ReportNode {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value?: Record<string, unknown> }[];
  children?: ReportNode[];
}

interface Report {
  rules: { files: { content: string }[] };
  report: ReportNode[];
}

/** Results of one expression over all requests. */
export interface Evaluated {
  line: number;
  /** First and one past the last offset in the source; a closing bracket may be missing. */
  from: number;
  to: number;
  text: string;
  /** It came to a value or to an error. */
  isReached: boolean;
  evaluated: boolean;
  /** The results of a condition; empty for expressions of another type. */
  results: Set<boolean>;
}

/**
 * Collects the coverage of the Firestore rules. The local engine records a bounded number of values, so it is emptied in between by
 * loading the same rules again.
 */
export class Coverage {
  private readonly found = new Map<string, Evaluated>();
  private readonly source = readFileSync(inRoot('firestore.rules'), 'utf8');
  private readonly address: FirestoreAddress;

  constructor(address: FirestoreAddress) {
    this.address = address;
  }

  /** Starts or continues with an empty record. */
  async reset(): Promise<void> {
    await replaceRules(this.address, this.source);
  }

  /** Takes over what was recorded since the last reset. */
  async collect(): Promise<void> {
    const { rules, report } = (await ruleCoverage(this.address)) as Report;
    const source = rules.files[0]?.content ?? '';
    report.forEach((node) => this.add(node, source));
  }

  private add(node: ReportNode, source: string): void {
    const { line, currentOffset, endOffset } = node.sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1);
    const key = `${currentOffset}:${endOffset}`;
    const entry = this.found.get(key) ?? {
      line,
      from: currentOffset,
      to: endOffset + 1,
      text,
      isReached: false,
      evaluated: false,
      results: new Set<boolean>(),
    };
    this.found.set(key, entry);
    for (const { value } of node.values ?? []) {
      entry.isReached = true;
      if (value === undefined || Object.keys(value).length === 0) continue;
      entry.evaluated = true;
      if (typeof value.boolValue === 'boolean') entry.results.add(value.boolValue);
    }
    node.children?.forEach((child) => this.add(child, source));
  }

  /** Every expression of the rules. */
  expressions(): Evaluated[] {
    return [...this.found.values()];
  }

  /**
   * Expressions that were never evaluated, and conditions that always came out the same. A list is decided by what its query asks for:
   * no value of a document is looked at, only what it is compared with.
   */
  oneSided(): Evaluated[] {
    const lines = this.source.split('\n');
    const isOfQuery = ({ line, text }: Evaluated) =>
      /^(resource|existing)/.test(text) && /^\s*allow list:/.test(lines[line - 1] ?? '');
    return this.expressions().filter((one) => (!one.evaluated && !isOfQuery(one)) || one.results.size === 1);
  }
}
