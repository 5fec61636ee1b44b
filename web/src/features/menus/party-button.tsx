import { keptEntries } from '@cellaret/domain/cabinets/shelf';
import type { Menu } from '@cellaret/domain/menus/menu';
import { NEW_PLAN, writtenShares } from '@cellaret/domain/parties/plan';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { createPlan } from '#data/parties/plans.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';

/** Plans a party with the drinks of a menu, as much of each. */
export function PartyButton({ menu }: { menu: Menu }) {
  const t = useText();
  const navigate = useNavigate();
  const plan = (): void => {
    const { id, saved } = createPlan({
      ...NEW_PLAN,
      plan_name: menu.menu_name,
      menu_id: menu.id,
      shares: writtenShares(keptEntries(menu).map(([recipe_id]) => ({ recipe_id, weight: 1 }))),
    });
    saved.catch(showFailure);
    void navigate(PATHS.partyPlan(id));
  };
  return (
    <Button variant="outlined" onClick={plan}>
      {t('menu.party')}
    </Button>
  );
}
