import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { requestCosts } from './support/expression-cost.ts';

/** Production evaluates this many expressions for one request and refuses beyond. */
const MOST_EXPRESSIONS = 1000;

/** And lets the rules read this many documents for one write. */
const MOST_ACCESSES = 10;

const source = readFileSync(inRoot('firestore.rules'), 'utf8');
const costs = requestCosts(source);
const entryOf = (path: string, method: string) =>
  costs.find((entry) => entry.path.endsWith(path) && entry.method === method);
const cost = (path: string, method: string) => entryOf(path, method)?.expressions ?? NaN;
const accesses = (path: string, method: string) => entryOf(path, method)?.accesses;

test('the charges follow production’s', () => {
  const rules = (condition: string) =>
    `rules_version = '2'; service cloud.firestore { match /a/{b} { function f(x) { let y = x.size(); return y > 1; } allow get: if ${condition}; } }`;
  const charged = (condition: string) => requestCosts(rules(condition))[0]?.expressions;
  expect(charged('true')).toBe(1);
  expect(charged('request.auth != null')).toBe(4);
  expect(charged('true && false || true')).toBe(7);
  expect(charged('b is string')).toBe(3);
  expect(charged('(b in [1, 2])')).toBe(5);
  expect(charged('exists(/a/$(b)/c)')).toBe(5);
  expect(charged('math.abs(1) > 2')).toBe(5);
  expect(charged('f(b)')).toBe(8);
});

test('no request can cost more expressions than production evaluates', () => {
  expect(costs.length).toBeGreaterThan(50);
  expect(costs.filter(({ expressions }) => !(expressions < MOST_EXPRESSIONS))).toEqual([]);
});

test('an update of an ingredient and its history together stay within one budget', () => {
  const update = cost('/ingredients/{ingredientId}', 'update');
  const history = cost('/versions/{version}', 'create');
  expect(update + history).toBeLessThan(MOST_EXPRESSIONS);
});

test('the length of a recipe does not change what it costs', () => {
  expect(cost('/recipes/{recipeId}', 'create')).toBeLessThan(MOST_EXPRESSIONS * 0.75);
  expect(cost('/recipes/{recipeId}', 'update')).toBeLessThan(MOST_EXPRESSIONS * 0.75);
});

test('no request can read more documents than production lets its rules read', () => {
  expect(costs.filter(({ accesses }) => !(accesses <= MOST_ACCESSES))).toEqual([]);
  expect(accesses('/recipes/{recipeId}', 'create')).toBe(MOST_ACCESSES);
  expect(accesses('/ingredients/{ingredientId}', 'update')).toBe(5);
  expect(accesses('/bar_cabinets/{cabinetId}', 'update')).toBe(1);
});
