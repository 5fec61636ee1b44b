import { DECLINE_REASONS, type Order, type PublicItem } from '@cellaret/domain/guests/guests';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { RecipeLines } from '#ui/recipe-lines.tsx';
import { NEXT, type OpenOrder } from './open-orders.ts';
import styles from './orders.module.css';
import { Picture, Waiting } from './ticket.tsx';

/** Measures for so many, and what to do with them. */
function Measures({ recipeId, servings }: { recipeId: number; servings: number }) {
  const t = useText();
  const live = useRecipeView(recipeId);
  const system = useChosenPreferences().unit_system;
  if (live.state === 'loading') return <Skeleton variant="rounded" height={200} />;
  if (live.state === 'error' || live.value === null) return <Typography>{t('recipes.unread')}</Typography>;
  return (
    <>
      <Typography color="textSecondary">{t('orders.measures', { count: servings })}</Typography>
      <RecipeLines items={live.value.recipe_items} system={system} servings={servings} />
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {live.value.instructions}
      </Typography>
    </>
  );
}

/** Measures arrive late and must not move the buttons under a tap. On a phone the sheet grows upwards. */
const CONTENT = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  height: { sm: 440 },
};

interface TicketDialogProps {
  order: OpenOrder;
  item: PublicItem | undefined;
  name: string;
  minutes: number;
  onMove: (status: Order['status'], reason?: Order['reason']) => void;
  onClose: () => void;
}

/** One order with all that is needed to mix it, and the ways to say no. */
export function TicketDialog({ order, item, name, minutes, onMove, onClose }: TicketDialogProps) {
  const t = useText();
  const title = useId();
  const { guest_name, servings, note, recipe_id, status } = order;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <div className={styles.head}>
        <Picture item={item} size={88} />
        <div>
          <DialogTitle id={title} dir="auto" sx={{ p: { xs: 0 } }}>
            {servings} × {name}
          </DialogTitle>
          <p>
            <b dir="auto">{guest_name}</b> <Waiting minutes={minutes} />
          </p>
        </div>
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogContent sx={CONTENT}>
        {note !== '' && (
          <q className={styles.wish} dir="auto">
            {note}
          </q>
        )}
        <Measures recipeId={recipe_id} servings={servings} />
      </DialogContent>
      <DialogActions sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        <Button variant="contained" onClick={() => onMove(NEXT[status])} sx={{ gridColumn: '1 / -1' }}>
          {t(`orders.move.${NEXT[status]}`)}
        </Button>
        <Typography color="textSecondary" sx={{ gridColumn: '1 / -1', fontSize: 'var(--t-note)' }}>
          {t('orders.decline', { name: guest_name })}
        </Typography>
        {DECLINE_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="outlined"
            color="bitters"
            onClick={() => onMove('declined', reason)}
            sx={{ px: 1 }}
          >
            {t(`orders.reason.${reason}`)}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
