import { foldName } from '@cellaret/domain/core/folding';
import { LIMITS } from '@cellaret/domain/core/limits';
import { scoresByName, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { nameKey, type Existing } from './existing.ts';
import { type IngredientFact, importedId } from './facts.ts';
import type { ImportReport } from './report.ts';
import { CATEGORIES, INGREDIENT_ALIASES } from './vocabulary.ts';

/** An ingredient of the facts and the id it has in the catalogue. */
export interface KnownIngredient {
  id: number;
  name: string;
}

/** The import plan for the ingredients of a file. */
export interface IngredientPlan {
  /** To be created; without the fields only the moment of writing decides. */
  create: Omit<Ingredient, 'valid_from' | 'updated_by'>[];
  /** Imported before. */
  present: number;
  /** Ingredients of the catalogue that the facts meet. */
  met: number;
  /** By the `_id` of the facts. */
  byFact: ReadonlyMap<string, KnownIngredient>;
  /** By `nameKey`, catalogue and file together. */
  byName: ReadonlyMap<string, KnownIngredient>;
}

const fallback = { type: 'Other', scores: [3, 1, 1, 3, 4, 3, 2, 3, 1, 4, 2] } as const;

function describe(fact: IngredientFact): string {
  const parts = [
    `${fact.name}${fact.category && fact.category !== 'Uncategorized' ? `, from the category ${fact.category}` : ''}.`,
    fact.origin ? `Origin: ${fact.origin}.` : '',
    fact.strength ? `Strength: ${fact.strength}%.` : 'Without alcohol.',
    fact.color ? `Colour: ${fact.color}.` : '',
    'Flavour scores are the usual ones of its category.',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function strengthOf(fact: IngredientFact, report: ImportReport): number {
  const strength = fact.strength ?? 0;
  const kept = Math.min(Math.max(strength, LIMITS.abv.min), LIMITS.abv.max);
  if (fact.strength === null) report.add('strength-adapted', fact.name, 'no strength stated, taken as 0%');
  else if (kept !== strength) report.add('strength-adapted', fact.name, `${strength}% became ${kept}%`);
  return kept;
}

function reportDifferences(
  fact: IngredientFact,
  current: { ingredient_name: string; alcohol_abv: number },
  parents: { existing: string | null; facts: string | null },
  report: ImportReport,
): void {
  const differences: string[] = [];
  if (fact.strength !== null && fact.strength !== current.alcohol_abv)
    differences.push(`strength ${current.alcohol_abv}%, facts ${fact.strength}%`);
  if (parents.facts !== null && nameKey(parents.facts) !== nameKey(parents.existing ?? ''))
    differences.push(`parent ${parents.existing ?? 'none'}, facts ${parents.facts}`);
  if (differences.length > 0) report.add('facts-differ', current.ingredient_name, differences.join('; '));
}

/** Decides what becomes of each ingredient: met by name, imported before, or new. */
export function planIngredients(
  facts: readonly IngredientFact[],
  existing: Existing,
  report: ImportReport,
): IngredientPlan {
  const byName = new Map<string, KnownIngredient>();
  for (const [id, document] of existing.ingredients)
    byName.set(nameKey(String(document.ingredient_name)), { id, name: String(document.ingredient_name) });

  const byFact = new Map<string, KnownIngredient>();
  const fresh: IngredientFact[] = [];
  const met: IngredientFact[] = [];
  for (const fact of facts) {
    const name = INGREDIENT_ALIASES.get(foldName(fact.name)) ?? fact.name;
    const id = importedId('ingredient', fact._id);
    const found = existing.ingredients.has(id) ? { id, name: fact.name } : byName.get(nameKey(name));
    byFact.set(fact._id, found ?? { id, name: fact.name });
    if (!found) {
      fresh.push(fact);
      byName.set(nameKey(fact.name), { id, name: fact.name });
    } else if (found.id !== id) met.push(fact);
  }

  for (const fact of met) {
    const current = existing.ingredients.get(byFact.get(fact._id)?.id ?? 0);
    const parent: unknown =
      current && existing.ingredients.get(Number(current.parent_ingredient_id))?.ingredient_name;
    if (current)
      reportDifferences(
        fact,
        { ingredient_name: String(current.ingredient_name), alcohol_abv: Number(current.alcohol_abv) },
        {
          existing: typeof parent === 'string' ? parent : null,
          facts: fact._parent_id === null ? null : (byFact.get(fact._parent_id)?.name ?? null),
        },
        report,
      );
  }

  const free = existing.referenceId('ingredient_attributes', 'Non-alcoholic');
  const create = fresh.map((fact) => {
    const category = CATEGORIES[fact.category ?? ''];
    if (!category) report.add('type-assumed', fact.name, `category “${fact.category ?? ''}”`);
    const { type, scores } = category ?? fallback;
    report.add('scores-defaulted', fact.name, `${fact.category ?? 'no category'}: ${scores.join(' ')}`);
    const parent = fact._parent_id === null ? null : byFact.get(fact._parent_id);
    if (parent === undefined) report.add('parent-missing', fact.name, fact._parent_id ?? '');
    const id = importedId('ingredient', fact._id);
    const strength = strengthOf(fact, report);
    return {
      id,
      ingredient_name: fact.name,
      ingredient_description: describe(fact),
      ingredient_type_id: existing.referenceId('ingredient_types', type),
      ingredient_brand_id: existing.referenceId('ingredient_brands', 'Unbranded'),
      parent_ingredient_id: parent?.id ?? null,
      alcohol_abv: strength,
      ...scoresByName(scores),
      ingredient_attribute_ids: strength === 0 ? [free] : [],
      folder_id: id,
      valid_to: null,
      version: 1,
    };
  });
  return { create, present: facts.length - fresh.length - met.length, met: met.length, byFact, byName };
}
