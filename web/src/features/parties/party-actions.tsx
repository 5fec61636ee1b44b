import type { Party, Purchase } from '@cellaret/domain/parties/party';
import type { Plan } from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { putAllOnList, useShoppingList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { usePartyTexts } from './party-texts.ts';
import type { Units } from './use-party.ts';

/** True if some of it is to be bought. */
const isWanted = ({ always, there, bottles, pieces }: Purchase): boolean =>
  !always && (bottles > 0 || (pieces.length > 0 && !there));

/** Actions on the whole plan: to the shopping list, or to paper. */
export function PartyActions({ plan, party, units }: { plan: Plan; party: Party; units: Units }) {
  const t = useText();
  const navigate = useNavigate();
  const { piecesOf } = usePartyTexts(units);
  const list = useShoppingList();
  const wanted = party.purchases.filter(isWanted);
  const put = (): void => {
    if (list.state !== 'ready') return;
    const all = wanted.map(
      ({ ingredient_id, ingredient_type_id, name, ml, left_ml, size_ml, bottles, pieces }) => ({
        id: ingredient_id,
        typeId: ingredient_type_id,
        name,
        ml: Math.max(0, ml - left_ml),
        note: piecesOf(pieces),
        bottles: null,
        bottleMl: bottles > 0 ? size_ml : null,
      }),
    );
    putAllOnList(list.value, `plan_${plan.id}`, all).catch(showFailure);
    showToast(t('party.listed', { count: all.length }), {
      action: { label: t('party.open-list'), run: () => void navigate(PATHS.shoppingList) },
    });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button variant="contained" onClick={put} disabled={list.state !== 'ready'}>
        {t('party.to-shopping')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {t('party.print')}
      </Button>
    </Box>
  );
}
