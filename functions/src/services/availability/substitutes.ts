import {
  changedSubstitutes,
  type SubstituteChange,
  type StapleInput,
} from '@cellaret/domain/availability/substitute-changes';
import {
  CURRENT_SUBSTITUTES,
  NO_SUBSTITUTION_RULES,
  substitutionRulesOf,
  substituteColumns,
  substitutesDocument,
  type SubstitutionRules,
  type Substitute,
} from '@cellaret/domain/availability/substitutes';
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
  full: `There are ${LIMITS.substitutes.max} substitutes already`,
} as const;

async function readSubstitutionRules(transaction: Transaction): Promise<SubstitutionRules> {
  const stored = await transaction.read(CURRENT_SUBSTITUTES);
  return stored ? substitutionRulesOf(substitutesDocument.parse(stored)) : NO_SUBSTITUTION_RULES;
}

const writeSubstitutionRules = (transaction: Transaction, substitutionRules: SubstitutionRules): void =>
  transaction.set(CURRENT_SUBSTITUTES, { ...substituteColumns(substitutionRules), updated_at: new Date() });

function problemsOf(entry: Substitute, { family, units }: Named): FieldError[] {
  const missing = (['ingredient_id', 'substitute_ingredient_id'] as const)
    .filter((field) => !family.get(entry[field]))
    .map((field) => ({ path: `after.${field}`, message: `Ingredient ${entry[field]} does not exist` }));
  const unmeasured = (['quantity_unit_id', 'substitute_quantity_unit_id'] as const)
    .filter((field) => !units.has(entry[field]))
    .map((field) => ({ path: `after.${field}`, message: `Quantity unit ${entry[field]} does not exist` }));
  const { ancestors } = lineageOf(family, entry.substitute_ingredient_id);
  const isKind = ancestors.some(({ id }) => id === entry.ingredient_id);
  return [
    ...missing,
    ...unmeasured,
    ...(isKind
      ? [{ path: 'after.substitute_ingredient_id', message: 'It is a kind of it, and does for it anyway' }]
      : []),
  ];
}

/** A rule as text for the audit log: '15 × ml Simple syrup for 1 × teaspoon Sugar'. */
function wordsOf(entry: Substitute | null, { family, units }: Named): string {
  if (entry === null) return '';
  const part = (quantity: number, unitId: number, ingredientId: number): string =>
    `${quantity} × ${units.get(unitId)?.quantity_unit_name ?? unitId} ${family.get(ingredientId)?.ingredient_name ?? ingredientId}`;
  const taken = part(
    entry.substitute_quantity,
    entry.substitute_quantity_unit_id,
    entry.substitute_ingredient_id,
  );
  return `${taken} for ${part(entry.quantity, entry.quantity_unit_id, entry.ingredient_id)}`;
}

function actionOf({ before, after }: SubstituteChange) {
  if (before === null) return 'add-substitute';
  return after === null ? 'remove-substitute' : 'change-substitute';
}

/** Adds, changes or removes a substitution rule, with an audit entry. Throws conflict and unprocessable. */
export async function changeSubstitutes(
  transaction: Transaction,
  by: string,
  change: SubstituteChange,
): Promise<void> {
  const { before, after } = change;
  const substitutionRules = await readSubstitutionRules(transaction);
  const changed = changedSubstitutes(substitutionRules.substitutes, change);
  const about = after ?? before;
  if (changed.kind === 'unchanged' || about === null) return;
  if (changed.kind !== 'changed') throw new AppError('conflict', REFUSALS[changed.kind]);
  const entries = [before, after].filter((entry) => entry !== null);
  const named: Named = {
    family: await readFamily(
      transaction,
      entries.flatMap((entry) => [entry.ingredient_id, entry.substitute_ingredient_id]),
    ),
    units: await readReferences(
      transaction,
      'quantity_units',
      entries.flatMap((entry) => [entry.quantity_unit_id, entry.substitute_quantity_unit_id]),
    ),
  };
  if (after) refuseReferences(problemsOf(after, named));
  writeSubstitutionRules(transaction, { ...substitutionRules, substitutes: changed.substitutes });
  record(transaction, {
    action: actionOf(change),
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
  const substitutionRules = await readSubstitutionRules(transaction);
  if (substitutionRules.staple_ids.includes(id) === is_staple) return;
  const others = substitutionRules.staple_ids.filter((one) => one !== id);
  const ingredient = parseIngredient(id, await transaction.read(DOCUMENTS.ingredient(id)));
  if (is_staple && !ingredient) refuseReference('ingredient_id', `Ingredient ${id} does not exist`);
  if (is_staple && others.length >= LIMITS.staples.max)
    throw new AppError('conflict', `${LIMITS.staples.max} ingredients are always there already`);
  writeSubstitutionRules(transaction, {
    ...substitutionRules,
    staple_ids: is_staple ? [...others, id] : others,
  });
  record(transaction, {
    action: is_staple ? 'add-staple' : 'remove-staple',
    by,
    kind: 'ingredient',
    item_id: id,
    item_name: ingredient?.ingredient_name ?? '',
  });
}
