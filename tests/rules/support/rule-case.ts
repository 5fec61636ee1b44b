import type { Actor } from './actors.ts';
import type { Data } from './values.ts';

/** An attempt of an actor. `set` writes a whole document, `update` names the fields to change. */
export type Operation =
  | { get: string }
  | {
      list: string;
      limit?: number;
      equal?: [field: string, value: unknown];
      contains?: [field: string, value: unknown];
    }
  | { list: string; behind: number }
  | { set: string; data: Data }
  | { update: string; data: Data }
  | { delete: string }
  | { batch: (SetOperation | UpdateOperation | DeleteOperation)[] };

export type SetOperation = { set: string; data: Data };
export type UpdateOperation = { update: string; data: Data };
export type DeleteOperation = { delete: string };

export type Verdict = 'allowed' | 'denied';

/** One row of the rules' tables. */
export interface RuleCase {
  /** The rule in words; the name of the test. */
  rule: string;
  as: Actor;
  /** Documents that differ from the common data; null where one is missing. */
  given?: Record<string, Data | null>;
  try: Operation;
  /** Nothing is written besides what `try` says; otherwise what every client adds (companions.ts) comes along. */
  isAlone?: true;
  verdict: Verdict;
  /**
   * The verdict of the local engine where it is known to differ from production's, with the reason in engine-gaps.ts.
   * The test asserts it, so that a repaired engine is noticed.
   */
  locally?: Verdict;
}

/** Paths an operation may change. */
export function changedPaths(operation: Operation): string[] {
  if ('set' in operation) return [operation.set];
  if ('update' in operation) return [operation.update];
  if ('delete' in operation) return [operation.delete];
  if ('batch' in operation) return operation.batch.flatMap(changedPaths);
  return [];
}

/** Paths an operation is about; a query is about any document of its collection. */
export function pathsOf(operation: Operation): string[] {
  if ('get' in operation) return [operation.get];
  return 'list' in operation ? [`${operation.list}/any`] : changedPaths(operation);
}

/** The top-level collections an operation is about. */
export const collectionsOf = (operation: Operation): string[] => [
  ...new Set(pathsOf(operation).map((path) => path.split('/')[0] ?? '')),
];

const row =
  (verdict: Verdict) =>
  (rule: string, as: Actor, operation: Operation, given?: RuleCase['given']): RuleCase => ({
    rule,
    as,
    try: operation,
    verdict,
    ...(given && { given }),
  });

export const allowed = row('allowed');
export const denied = row('denied');

/** A row of a table: the rule, what is tried, and the documents where they differ from the table's. */
type TableRow = readonly [rule: string, operation: Operation, given?: RuleCase['given']];

const table =
  (verdict: Verdict) =>
  (as: Actor | readonly Actor[], given: RuleCase['given'], rows: readonly TableRow[]): RuleCase[] =>
    typeof as === 'string'
      ? rows.map(([rule, operation, other = given]) => row(verdict)(rule, as, operation, other))
      : as.flatMap((actor) =>
          table(verdict)(
            actor,
            given,
            rows.map(([rule, ...rest]) => [`${rule} by ${actor}`, ...rest]),
          ),
        );

/** Rows that share who tries and what is given. Of several actors each tries all, and the rule says by whom. */
export const allowedRows = table('allowed');
export const deniedRows = table('denied');
