import { isSamePair, houseRulesOf } from '@cellaret/domain/availability/house-rules';
import type { Replaced } from '@cellaret/domain/availability/matching/hierarchy';
import { substituteAmount } from '@cellaret/domain/availability/substitutes';
import { displayQuantity, type DisplayUnit } from '@cellaret/domain/measures/units';
import { isNeeded } from '@cellaret/domain/recipes/recipe';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import { type Substitute, type AlikeReason, alikesFor } from '@cellaret/domain/taste/alike-ingredients';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { useHouseRules } from '#data/cabinets/house-rules.ts';
import { type Stock, takenName } from '#data/catalogue/stock.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { currentLocale, type Translate, useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, useReferenceNames } from '#lib/i18n/reference-words.ts';
import { formatNumber } from '#lib/text/format.ts';
import { Folded } from '#ui/kit/folded.ts';
import { changeText } from '../compare/change-text.ts';
import type { AlikeFacts } from '../use-alike-facts.ts';
import { SwapButton } from './line-buttons.tsx';

const COLOURS = { stock: 'stock.onTint', missing: 'bitters.onTint', plain: 'text.secondary' } as const;

/** A line's note about the cabinet; not printed. */
function Note({ tone, children }: { tone: keyof typeof COLOURS; children: string }) {
  return (
    <Box
      component="span"
      sx={{ color: COLOURS[tone], fontWeight: tone === 'plain' ? 400 : 600, displayPrint: 'none' }}
    >
      {children}
    </Box>
  );
}

interface SwapNoteProps {
  item: RecipeItemView;
  servings: number;
  stock: Stock;
  replaced: Replaced;
}

/** The substitute for a line, in the amount it takes: 'You can, with 7.5 ml Simple syrup instead'. */
function SwapNote({ item, servings, stock, replaced }: SwapNoteProps) {
  const t = useText();
  const { unitOf } = useReferenceNames();
  const { unit_system: system } = useChosenPreferences();
  const units = useOptionList('quantity_units');
  const found = (id: number) =>
    units.state === 'ready' ? units.value.find((one) => one.id === id) : undefined;
  const name = ingredientLabel(takenName(stock, replaced.by_ingredient_id));
  const line = { quantity: item.quantity, unit: item.quantity_unit };
  const amount = substituteAmount(stock.substitutionRules.substitutes, replaced.through, line, found);
  const unit = amount && found(amount.unit_id);
  const textOf = (quantity: number, of: DisplayUnit & { id: number }): string =>
    displayQuantity(quantity, unitOf(of), { system, locale: currentLocale(), servings }).text;
  const takes = amount && unit ? textOf(amount.quantity, unit) : null;
  // The amount is worth a word only where it differs.
  const taken =
    takes === null || takes === textOf(item.quantity, item.quantity_unit)
      ? name
      : t('stock.amount', { amount: takes, name });
  return <Note tone="stock">{t('stock.take', { taken })}</Note>;
}

/** Substitutes worth naming on a line. */
const MOST = 2;
/** Changes worth naming of a substitute. */
const CHANGES = 2;

/** The effect of a substitute in words: 'sweeter, 16% weaker'. */
function changesText({ changes, strength }: AlikeReason, t: Translate): string {
  const words = changes.slice(0, CHANGES).map(({ score, by }) => changeText(score, by, t));
  const percent = Math.round(Math.abs(strength.relative ?? 0) * 100);
  if (percent > 0) {
    words.push(
      t(strength.points > 0 ? 'recipes.change.stronger' : 'recipes.change.weaker', {
        percent: formatNumber(percent),
      }),
    );
  }
  return words.length === 0 ? t('recipes.change.none') : words.join(', ');
}

interface LineAvailabilityProps {
  item: RecipeItemView;
  servings: number;
  stock: Stock;
  facts: AlikeFacts;
  /** Decides once for the cabinet what is taken for what; left out where nothing is decided. */
  decide?: ReturnType<typeof useHouseRules> | undefined;
}

/** A note, and what can be decided about what it says. */
const Decidable = ({ note, decision }: { note: ReactNode; decision: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
    {note}
    {decision}
  </Box>
);

/** The active cabinet's bottle for a line, or a substitute for it and the reason. */
export function LineAvailability({ item, servings, stock, facts, decide }: LineAvailabilityProps) {
  const t = useText();
  const via = stock.provides.get(item.ingredient_id);
  // Juice decorates no glass.
  const replaced = item.garnish_only ? undefined : stock.replaces.get(item.ingredient_id);
  const nameOf = (id: number) => ingredientLabel(takenName(stock, id));
  if (via !== undefined && stock.substitutionRules.staple_ids.includes(via))
    return <Note tone="stock">{t('stock.staple')}</Note>;
  // The mark at the end of the line says it.
  if (via === item.ingredient_id) return null;
  if (via !== undefined) return <Note tone="stock">{t('recipes.stock.via', { name: nameOf(via) })}</Note>;
  const pairOf = (taken: number) => ({ ingredient_id: item.ingredient_id, substitute_ingredient_id: taken });
  const decision = (taken: number, accepts: boolean): ReactNode =>
    decide && (
      <SwapButton
        decide={decide}
        pair={pairOf(taken)}
        names={{ wanted: ingredientLabel(item.ingredient.ingredient_name), taken: nameOf(taken) }}
        accepts={accepts}
      />
    );
  if (replaced)
    return (
      <Decidable
        note={<SwapNote item={item} servings={servings} stock={stock} replaced={replaced} />}
        decision={decision(replaced.through.substitute_ingredient_id, false)}
      />
    );
  const wanted = facts.wanted.find(({ id }) => id === item.ingredient_id);
  const rules = houseRulesOf(stock.cabinet.house_rules);
  const isRefused = (taken: number) =>
    rules.some((rule) => isSamePair(rule, pairOf(taken)) && !rule.accepted);
  const substitutes: Substitute[] =
    wanted === undefined
      ? []
      : alikesFor(wanted, facts.available)
          .filter((one) => !isRefused(one.ingredient_id))
          .slice(0, MOST);
  const lacking = <Note tone={isNeeded(item) ? 'missing' : 'plain'}>{t('recipes.stock.lacking')}</Note>;
  if (substitutes.length === 0) return lacking;
  return (
    <Folded sx={{ order: 1, width: '100%', displayPrint: 'none', '& > summary': { py: 0.75 } }}>
      <summary>
        {lacking} · {t('recipes.stock.alike')}
      </summary>
      {substitutes.map(({ ingredient_id, reason }) => (
        <Decidable
          key={ingredient_id}
          note={
            <Note tone="plain">
              {t('recipes.stock.substitute', { name: nameOf(ingredient_id), change: changesText(reason, t) })}
            </Note>
          }
          decision={!item.garnish_only && decision(ingredient_id, true)}
        />
      ))}
    </Folded>
  );
}
