import {
  changedStandIns,
  type StandInChange,
  type StapleInput,
} from '@cellaret/domain/availability/stand-in-changes';
import {
  CURRENT_STAND_INS,
  EMPTY_LARDER,
  larderOf,
  standInColumns,
  standInsDocument,
  type Larder,
  type StandIn,
} from '@cellaret/domain/availability/stand-ins';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { FieldError } from '@cellaret/domain/core/validation';
import type { ReferenceDocument } from '@cellaret/domain/reference/reference';
import type { Transaction } from '../../store/transaction.ts';
import { record } from '../core/audit.ts';
import { refuseReference, refuseReferences } from '../core/failures.ts';
import { readReferences } from '../core/references.ts';
import { lineageOf, parseIngredient, readFamily, type Family } from '../ingredients/lineages.ts';

type Units = ReadonlyMap<number, ReferenceDocument<'quantity_units'>>;

interface Named {
  family: Family;
  units: Units;
}

const REFUSALS = {
  gone: 'This has been changed meanwhile',
  taken: 'There is an amount for this unit already: change that one',
  full: `There are ${LIMITS.standIns.max} stand-ins already`,
} as const;

async function readLarder(transaction: Transaction): Promise<Larder> {
  const stored = await transaction.read(CURRENT_STAND_INS);
  return stored ? larderOf(standInsDocument.parse(stored)) : EMPTY_LARDER;
}

const writeLarder = (transaction: Transaction, larder: Larder): void =>
  transaction.set(CURRENT_STAND_INS, { ...standInColumns(larder), updated_at: new Date() });

function problemsOf(entry: StandIn, { family, units }: Named): FieldError[] {
  const missing = (['ingredient_id', 'stand_in_ingredient_id'] as const)
    .filter((field) => !family.get(entry[field]))
    .map((field) => ({ path: `after.${field}`, message: `Ingredient ${entry[field]} does not exist` }));
  const unmeasured = (['quantity_unit_id', 'stand_in_quantity_unit_id'] as const)
    .filter((field) => !units.has(entry[field]))
    .map((field) => ({ path: `after.${field}`, message: `Quantity unit ${entry[field]} does not exist` }));
  const { ancestors } = lineageOf(family, entry.stand_in_ingredient_id);
  const isKind = ancestors.some(({ id }) => id === entry.ingredient_id);
  return [
    ...missing,
    ...unmeasured,
    ...(isKind
      ? [{ path: 'after.stand_in_ingredient_id', message: 'It is a kind of it, and does for it anyway' }]
      : []),
  ];
}

/** A rule as text for the audit log: '15 × ml Simple syrup for 1 × teaspoon Sugar'. */
function wordsOf(entry: StandIn | null, { family, units }: Named): string {
  if (entry === null) return '';
  const part = (quantity: number, unitId: number, ingredientId: number): string =>
    `${quantity} × ${units.get(unitId)?.quantity_unit_name ?? unitId} ${family.get(ingredientId)?.ingredient_name ?? ingredientId}`;
  const taken = part(entry.stand_in_quantity, entry.stand_in_quantity_unit_id, entry.stand_in_ingredient_id);
  return `${taken} for ${part(entry.quantity, entry.quantity_unit_id, entry.ingredient_id)}`;
}

function deedOf({ before, after }: StandInChange) {
  if (before === null) return 'add-stand-in';
  return after === null ? 'remove-stand-in' : 'change-stand-in';
}

/** Adds, changes or removes a substitution rule, with an audit entry. Throws conflict and unprocessable. */
export async function changeStandIns(
  transaction: Transaction,
  by: string,
  change: StandInChange,
): Promise<void> {
  const { before, after } = change;
  const larder = await readLarder(transaction);
  const changed = changedStandIns(larder.standIns, change);
  const about = after ?? before;
  if (changed.kind === 'unchanged' || about === null) return;
  if (changed.kind !== 'changed') throw new AppError('conflict', REFUSALS[changed.kind]);
  const entries = [before, after].filter((entry) => entry !== null);
  const named: Named = {
    family: await readFamily(
      transaction,
      entries.flatMap((entry) => [entry.ingredient_id, entry.stand_in_ingredient_id]),
    ),
    units: await readReferences(
      transaction,
      'quantity_units',
      entries.flatMap((entry) => [entry.quantity_unit_id, entry.stand_in_quantity_unit_id]),
    ),
  };
  if (after) refuseReferences(problemsOf(after, named));
  writeLarder(transaction, { ...larder, standIns: changed.standIns });
  record(transaction, {
    action: deedOf(change),
    by,
    kind: 'ingredient',
    item_id: about.ingredient_id,
    item_name: named.family.get(about.ingredient_id)?.ingredient_name ?? '',
    note: [wordsOf(before, named), wordsOf(after, named)].filter(Boolean).join(' → '),
  });
}

/** Adds or removes a global staple, with an audit entry. Throws conflict and unprocessable. */
export async function setStaple(
  transaction: Transaction,
  by: string,
  { ingredient_id: id, is_staple }: StapleInput,
): Promise<void> {
  const larder = await readLarder(transaction);
  if (larder.staple_ids.includes(id) === is_staple) return;
  const others = larder.staple_ids.filter((one) => one !== id);
  const ingredient = parseIngredient(id, await transaction.read(DOCUMENTS.ingredient(id)));
  if (is_staple && !ingredient) refuseReference('ingredient_id', `Ingredient ${id} does not exist`);
  if (is_staple && others.length >= LIMITS.staples.max)
    throw new AppError('conflict', `${LIMITS.staples.max} ingredients are always there already`);
  writeLarder(transaction, { ...larder, staple_ids: is_staple ? [...others, id] : others });
  record(transaction, {
    action: is_staple ? 'add-staple' : 'remove-staple',
    by,
    kind: 'ingredient',
    item_id: id,
    item_name: ingredient?.ingredient_name ?? '',
  });
}
