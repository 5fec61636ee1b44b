import type { RecipeItemView } from '@cellaret/domain/recipe-view';
import { substitutesFor, type Substitute, type SubstituteReason } from '@cellaret/domain/substitutes';
import Box from '@mui/material/Box';
import type { Stock } from '#data/catalogue/stock.ts';
import { formatNumber } from '#lib/format.ts';
import { useText, type Translate } from '#lib/i18n/i18n.ts';
import { changeText } from './change-text.ts';
import type { SubstituteFacts } from './use-substitute-facts.ts';

/** Substitutes worth naming on a line. */
const MOST = 2;
/** Changes worth naming of a substitute. */
const CHANGES = 2;

/** What changes with a substitute, in words: 'sweeter, 16% weaker'. */
function changesText({ changes, strength }: SubstituteReason, t: Translate): string {
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

interface LineVerdictProps {
  item: RecipeItemView;
  stock: Stock;
  facts: SubstituteFacts;
}

/** Whether the active cabinet has what a line asks for, through what, or what could stand in for it and why. */
export function LineVerdict({ item, stock, facts }: LineVerdictProps) {
  const t = useText();
  const via = stock.provides.get(item.ingredient_id);
  const nameOf = (id: number) => stock.cabinet.items[String(id)]?.ingredient_name ?? '';
  if (via === item.ingredient_id) return <Note tone="stock">{t('recipes.stock.have')}</Note>;
  if (via !== undefined) return <Note tone="stock">{t('recipes.stock.via', { name: nameOf(via) })}</Note>;
  const wanted = facts.wanted.find(({ id }) => id === item.ingredient_id);
  const substitutes: Substitute[] =
    wanted === undefined ? [] : substitutesFor(wanted, facts.available).slice(0, MOST);
  return (
    <>
      <Note tone={item.garnish_only ? 'plain' : 'missing'}>{t('recipes.stock.lacking')}</Note>
      {substitutes.map(({ ingredient_id, reason }) => (
        <Note key={ingredient_id} tone="plain">
          {t('recipes.stock.substitute', { name: nameOf(ingredient_id), change: changesText(reason, t) })}
        </Note>
      ))}
    </>
  );
}

/** The place of a verdict that is still to come: the lines below do not move when it does. */
export const VerdictToCome = () => <Note tone="plain">{'\u00a0'}</Note>;

const COLOURS = { stock: 'stock.main', missing: 'error.main', plain: 'text.secondary' } as const;

function Note({ tone, children }: { tone: keyof typeof COLOURS; children: string }) {
  return <Box sx={{ fontSize: '0.875rem', color: COLOURS[tone], displayPrint: 'none' }}>{children}</Box>;
}
