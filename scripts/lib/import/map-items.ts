import type { RecipeItemInput } from '@cellaret/domain/recipes/recipe';
import { exactQuantity } from '../seed/quantities.ts';
import type { Existing } from './existing.ts';
import { nameKey } from './existing.ts';
import type { ItemFact, RecipeFact } from './facts.ts';
import { isNoGarnish, parseGarnish } from './garnish.ts';
import type { IngredientPlan } from './map-ingredients.ts';
import type { ImportReport } from './report.ts';
import { UNIT_ALIASES, UNKNOWN_UNIT } from './vocabulary.ts';

/** Items of a recipe, and the sentences that keep what items cannot say. */
export interface MappedItems {
  items: RecipeItemInput[];
  notes: string[];
}

/** Inputs for mapping one recipe. */
export interface MappingContext {
  existing: Existing;
  ingredients: IngredientPlan;
  report: ImportReport;
}

/** More than any count of top-ups: "120 topup" means 120 ml poured to the top. */
const MOST_TOP_UPS = 10;

/** The unit and amount an item has here, with the reason where they are not the very words of the facts. */
function measure(item: ItemFact): { amount: number; unit: string; adapted: boolean } {
  const alias = UNIT_ALIASES.get(item.units.trim().toLowerCase());
  if (alias?.unit === 'top up' && item.amount > MOST_TOP_UPS)
    return { amount: item.amount, unit: 'ml', adapted: true };
  if (!alias) return { amount: item.amount, unit: UNKNOWN_UNIT, adapted: true };
  return { amount: item.amount, unit: alias.unit, adapted: alias.adapted ?? false };
}

/**
 * Whole number of a unit; rounded to the finest step where nothing holds the amount, which the caller must
 * tell.
 */
function wholeQuantity(amount: number, unit: string): { quantity: number; unit: string; exact: boolean } {
  const exact = exactQuantity(amount, unit);
  if (exact) return { ...exact, exact: true };
  const finer = exactQuantity(Math.round(amount * 2) / 2, unit);
  return { ...(finer ?? { quantity: Math.max(1, Math.round(amount)), unit }), exact: false };
}

function mapItem(item: ItemFact, recipe: string, context: MappingContext): MappedItems {
  const { existing, ingredients, report } = context;
  const known = ingredients.byFact.get(item._id);
  const written = `${item.amount} ${item.units} ${known?.name ?? item._id}`;
  if (!known) {
    report.add('item-as-text', recipe, written);
    return { items: [], notes: [`Also: ${written}.`] };
  }
  const notes: string[] = [];
  const { amount, unit, adapted } = measure(item);
  const whole = wholeQuantity(amount, unit);
  if (adapted) {
    report.add('unit-adapted', recipe, `“${written}” became ${whole.quantity} × ${whole.unit}`);
    notes.push(`As written: ${written}.`);
  }
  if (!whole.exact) {
    report.add('amount-rounded', recipe, `“${written}” became ${whole.quantity} × ${whole.unit}`);
    notes.push(`Exactly: ${written}.`);
  }
  if (item.amount_max !== null) {
    report.add('amount-range', recipe, `${item.amount}–${item.amount_max} ${item.units} ${known.name}`);
    notes.push(`Up to ${item.amount_max} ${item.units} ${known.name}.`);
  }
  if (item.substitutes.length > 0) {
    const names = item.substitutes.map((id) => ingredients.byFact.get(id)?.name ?? id).join(' or ');
    report.add('substitutes', recipe, `${known.name}: ${names}`);
    notes.push(`Instead of ${known.name}: ${names}.`);
  }
  const mapped = {
    ingredient_id: known.id,
    quantity: whole.quantity,
    quantity_unit_id: existing.referenceId('quantity_units', whole.unit),
    garnish_only: false,
    optional: item.optional,
  };
  return { items: [mapped], notes };
}

/** The garnish of a recipe: items where ingredients are recognised, and always its own words. */
function mapGarnish(recipe: RecipeFact, context: MappingContext): MappedItems {
  const { existing, ingredients, report } = context;
  if (recipe.garnish === null || isNoGarnish(recipe.garnish)) return { items: [], notes: [] };
  const text = recipe.garnish.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const { items, unmatched, choice } = parseGarnish(recipe.garnish);
  const mapped: RecipeItemInput[] = [];
  for (const [quantity, unit, name] of items) {
    const known = ingredients.byName.get(nameKey(name));
    if (known)
      mapped.push({
        ingredient_id: known.id,
        quantity,
        quantity_unit_id: existing.referenceId('quantity_units', unit),
        garnish_only: true,
        optional: false,
      });
    else unmatched.push(name);
  }
  if (unmatched.length > 0)
    report.add('garnish-as-text', recipe.name, `${unmatched.join(' | ')} (of “${text}”)`);
  if (choice && mapped.length > 0) report.add('garnish-choice', recipe.name, text);
  return { items: mapped, notes: [/^garnish/i.test(text) ? `${text}.` : `Garnish: ${text}.`] };
}

/** All items of a recipe, the garnish last. */
export function mapItems(recipe: RecipeFact, context: MappingContext): MappedItems {
  const parts = [
    ...recipe.ingredients.map((item) => mapItem(item, recipe.name, context)),
    mapGarnish(recipe, context),
  ];
  return { items: parts.flatMap((part) => part.items), notes: parts.flatMap((part) => part.notes) };
}
