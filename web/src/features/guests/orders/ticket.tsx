import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import type { OrderStatus, PublicItem } from '@cellaret/domain/guests/guests';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useText } from '#lib/i18n/i18n.ts';
import { MoreIcon } from '#ui/icons/actions.tsx';
import { BellIcon, ClockIcon } from '#ui/icons/things.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { LATE, NEXT, type OpenOrder } from './open-orders.ts';
import styles from './orders.module.css';

/** How long somebody has been waiting, marked where it is too long. */
export function Waiting({ minutes }: { minutes: number }) {
  const t = useText();
  const isLate = minutes >= LATE;
  return (
    <span className={isLate ? styles.late : styles.wait}>
      {isLate ? <BellIcon size={18} /> : <ClockIcon size={18} />}
      {t('orders.minutes', { minutes })}
      {isLate && <VisuallyHidden>, {t('orders.late')}</VisuallyHidden>}
    </span>
  );
}

/** A drink as its guests see it; a plain glass once it left the menu. */
export const Picture = ({ item, size }: { item: PublicItem | undefined; size: number }) => (
  <RecipeThumbnail look={lookOfCode(item?.look ?? null)} cover={item?.cover} size={size} />
);

interface TicketProps {
  order: OpenOrder;
  item: PublicItem | undefined;
  name: string;
  minutes: number;
  /** The one to do next. */
  isFirst: boolean;
  onOpen: () => void;
  onMove: (status: OrderStatus) => void;
}

/** An order at the bar: what, for whom, how long ago, and the one step that comes next. */
export function Ticket({ order, item, name, minutes, isFirst, onOpen, onMove }: TicketProps) {
  const t = useText();
  const { id, guest_name, servings, note, status } = order;
  return (
    <li
      className={`${styles.ticket} ${isFirst ? styles.first : ''}`}
      data-id={id}
      data-late={minutes >= LATE || undefined}
      aria-label={`${guest_name}, ${name}`}
    >
      <span className={styles.picture}>
        <Picture item={item} size={72} />
      </span>
      <div className={styles.what}>
        <h3>
          <button type="button" onClick={onOpen}>
            <b>{servings} ×</b> <span dir="auto">{name}</span>
          </button>
        </h3>
        <p>
          <b dir="auto">{guest_name}</b> <Waiting minutes={minutes} />
        </p>
      </div>
      <div className={styles.row}>
        {note !== '' && (
          <q className={styles.wish} dir="auto">
            {note}
          </q>
        )}
        <Button
          data-next
          variant={isFirst ? 'contained' : 'text'}
          onClick={() => onMove(NEXT[status])}
          sx={isFirst ? {} : { bgcolor: 'primary.tint', color: 'primary.onTint' }}
        >
          {t(`orders.move.${NEXT[status]}`)}
        </Button>
        <IconButton
          aria-label={t('orders.more', { name: `${guest_name}, ${name}` })}
          onClick={onOpen}
          sx={{ bgcolor: 'well' }}
        >
          <MoreIcon />
        </IconButton>
      </div>
    </li>
  );
}
