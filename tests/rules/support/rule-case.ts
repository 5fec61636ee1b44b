import type { Actor } from './actors.ts';
import type { Data } from './values.ts';

/** What an actor tries. `set` writes a whole document, `update` names the fields to change. */
export type Operation =
  | { get: string }
  | { list: string; limit?: number; equal?: [field: string, value: unknown] }
  | { list: string; behind: number }
  | { set: string; data: Data }
  | { update: string; data: Data }
  | { delete: string }
  | { batch: (SetOperation | DeleteOperation)[] };

export type SetOperation = { set: string; data: Data };
export type DeleteOperation = { delete: string };

export type Verdict = 'allowed' | 'denied';

/** One row of the rules' tables. */
export interface RuleCase {
  /** The rule in words; the name of the test. */
  rule: string;
  as: Actor;
  /** Documents that differ from the common world; null where one is missing. */
  given?: Record<string, Data | null>;
  try: Operation;
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

/** The top-level collection an operation is about. */
export function collectionOf(operation: Operation): string {
  const path =
    'get' in operation ? operation.get : 'list' in operation ? operation.list : changedPaths(operation)[0];
  return path?.split('/')[0] ?? '';
}

export const allowed = (
  rule: string,
  as: Actor,
  operation: Operation,
  given?: RuleCase['given'],
): RuleCase => ({
  rule,
  as,
  try: operation,
  verdict: 'allowed',
  ...(given && { given }),
});

export const denied = (
  rule: string,
  as: Actor,
  operation: Operation,
  given?: RuleCase['given'],
): RuleCase => ({
  rule,
  as,
  try: operation,
  verdict: 'denied',
  ...(given && { given }),
});
