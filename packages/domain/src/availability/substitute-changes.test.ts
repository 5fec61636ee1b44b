import { describe, expect, it } from 'vitest';
import { LIMITS } from '../core/limits.ts';
import { validate } from '../core/validation.ts';
import { changedSubstitutes, substituteChange, type SubstituteChange } from './substitute-changes.ts';
import type { Substitute } from './substitutes.ts';

const entry = (ingredient_id: number, changes: Partial<Substitute> = {}): Substitute => ({
  ingredient_id,
  quantity: 1,
  quantity_unit_id: 5,
  substitute_ingredient_id: 100,
  substitute_quantity: 15,
  substitute_quantity_unit_id: 1,
  ...changes,
});

const LIST = [entry(1), entry(2), entry(3)];
const change = (changes: Partial<SubstituteChange>) =>
  changedSubstitutes(LIST, { before: null, after: null, ...changes });

describe('a change of substitution rules', () => {
  it('adds a rule at the end, or at the given position', () => {
    expect(change({ after: entry(4) })).toEqual({ kind: 'changed', substitutes: [...LIST, entry(4)] });
    expect(change({ after: entry(4), place: 1 })).toEqual({
      kind: 'changed',
      substitutes: [entry(1), entry(4), entry(2), entry(3)],
    });
    expect(change({ after: entry(4), place: 900 })).toEqual({
      kind: 'changed',
      substitutes: [...LIST, entry(4)],
    });
  });

  it('replaces a rule in place', () => {
    expect(change({ before: entry(2), after: entry(2, { quantity: 2 }) })).toEqual({
      kind: 'changed',
      substitutes: [entry(1), entry(2, { quantity: 2 }), entry(3)],
    });
  });

  it('removes a rule, and restores it at its position', () => {
    const removed = change({ before: entry(2) });
    expect(removed).toEqual({ kind: 'changed', substitutes: [entry(1), entry(3)] });
    expect(changedSubstitutes([entry(1), entry(3)], { before: null, after: entry(2), place: 1 })).toEqual({
      kind: 'changed',
      substitutes: LIST,
    });
  });

  it('has no effect if already applied', () => {
    expect(change({ after: entry(2) })).toEqual({ kind: 'unchanged' });
    expect(change({ before: entry(4) })).toEqual({ kind: 'unchanged' });
    expect(change({ before: entry(4), after: entry(2) })).toEqual({ kind: 'unchanged' });
  });

  it('allows one amount per pair and unit', () => {
    const other = entry(2, { quantity: 3 });
    expect(change({ after: other })).toEqual({ kind: 'taken' });
    expect(change({ before: entry(1), after: other })).toEqual({ kind: 'taken' });
    expect(change({ after: { ...other, quantity_unit_id: 6 } })).toMatchObject({ kind: 'changed' });
    expect(change({ after: { ...other, substitute_ingredient_id: 101 } })).toMatchObject({ kind: 'changed' });
  });

  it('does not overwrite a concurrent change', () => {
    const seen = entry(2, { quantity: 7 });
    expect(change({ before: seen, after: entry(2, { quantity: 8 }) })).toEqual({ kind: 'gone' });
    expect(change({ before: seen })).toEqual({ kind: 'unchanged' });
  });

  it('respects the maximum number', () => {
    const full = Array.from({ length: LIMITS.substitutes.max }, (_one, index) => entry(index + 1));
    expect(changedSubstitutes(full, { before: null, after: entry(5000) })).toEqual({ kind: 'full' });
    expect(changedSubstitutes(full, { before: entry(1), after: entry(5000) })).toMatchObject({
      kind: 'changed',
    });
  });
});

describe('the input of a change', () => {
  const after = entry(1);
  it.each([
    ['nothing at all', { before: null, after: null }, 'after'],
    ['a place below the first', { before: null, after, place: -1 }, 'place'],
    ['a place beyond the last', { before: null, after, place: LIMITS.substitutes.max + 1 }, 'place'],
    ['something for itself', { before: null, after: entry(100) }, 'after.substitute_ingredient_id'],
    ['nothing of what is asked for', { before: null, after: { ...after, quantity: 0 } }, 'after.quantity'],
    [
      'nothing of it',
      { before: null, after: { ...after, substitute_quantity: 0 } },
      'after.substitute_quantity',
    ],
    ['half of a unit', { before: null, after: { ...after, quantity: 0.5 } }, 'after.quantity'],
    [
      'more than any amount',
      { before: null, after: { ...after, substitute_quantity: LIMITS.quantity.max + 1 } },
      'after.substitute_quantity',
    ],
    ['no id', { before: null, after: { ...after, ingredient_id: 0 } }, 'after.ingredient_id'],
    ['what nobody knows', { before: null, after: { ...after, note: 'x' } }, 'after.note'],
  ])('is refused: %s', (_what, body, path) => {
    expect(validate(substituteChange, body)).toMatchObject({ ok: false, errors: [{ path }] });
  });

  it('is accepted if valid', () => {
    expect(validate(substituteChange, { before: null, after, place: 0 })).toMatchObject({ ok: true });
    expect(validate(substituteChange, { before: after, after: null })).toMatchObject({ ok: true });
  });
});
