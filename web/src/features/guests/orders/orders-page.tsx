import { AppError } from '@cellaret/domain/core/errors';
import { TOKEN } from '@cellaret/domain/core/ids';
import {
  isOpenOrder,
  OPEN_STATUSES,
  type Gate,
  type OpenStatus,
  type Order,
  type OrderStatus,
  type PublicMenu,
} from '@cellaret/domain/guests/guests';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isTakingOrders, setDoor, useOrders } from '#data/guests/orders.ts';
import { useGate, usePublicMenu } from '#data/menus/publications.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useOnline } from '#lib/browser/online.ts';
import { useWakeLock } from '#lib/hooks/use-wake-lock.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { formatTime } from '#lib/text/format.ts';
import { BackIcon } from '#ui/icons/navigation-icons.tsx';
import { SettingsIcon } from '#ui/icons/things.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { EmptyState, NothingHere } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useBadge, useNewOrders } from './attention.ts';
import { DoneOrders } from './done-orders.tsx';
import { type OpenOrder, useMinutesSince } from './open-orders.ts';
import { OrdersSettings } from './orders-settings.tsx';
import styles from './orders.module.css';
import { RanOutDialog } from './ran-out-dialog.tsx';
import { TicketDialog } from './ticket-dialog.tsx';
import { Ticket } from './ticket.tsx';
import { ToMix } from './to-mix.tsx';
import { ToldSwitch } from './told-switch.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { useMoves } from './use-moves.ts';
import { useTold } from './use-told.ts';

/** `/orders/{token}`: the orders of a published menu, for whoever keeps its bar. */
export function OrdersPage() {
  const { token = '' } = useParams();
  return TOKEN.test(token) ? <Following key={token} token={token} /> : <NoBar />;
}

function NoBar({ failure = null }: { failure?: unknown }) {
  const t = useText();
  const unread = failure instanceof AppError && failure.code === 'unavailable';
  return (
    <NothingHere
      heading={t(unread ? 'orders.unread' : 'orders.foreign')}
      to={PATHS.menu}
      toText={t('orders.back')}
    >
      {t(unread ? 'orders.unread.text' : 'orders.foreign.text')}
    </NothingHere>
  );
}

function Following({ token }: { token: string }) {
  const gate = useGate(token);
  const menu = usePublicMenu(token);
  const orders = useOrders(token);
  if (gate.state === 'error') return <NoBar failure={gate.error} />;
  if (menu.state === 'error') return <NoBar failure={menu.error} />;
  if (orders.state === 'error') return <NoBar failure={orders.error} />;
  if (gate.state === 'ready' && gate.value === null) return <NoBar />;
  if (gate.state === 'loading' || menu.state === 'loading' || orders.state === 'loading')
    return <Skeleton variant="rounded" height={320} />;
  if (gate.value === null || menu.value === null) return <NoBar />;
  return <Board token={token} gate={gate.value} menu={menu.value} orders={orders.value} />;
}

interface BoardProps {
  token: string;
  gate: Gate;
  menu: PublicMenu;
  orders: readonly Order[];
}

function Board({ token, gate, menu, orders }: BoardProps) {
  const t = useText();
  const online = useOnline();
  const isNarrow = useMediaQuery('(max-width: 767.98px)');
  const minutesSince = useMinutesSince();
  const [chosen, setTab] = useState<OpenStatus | 'done'>('new');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [hasSettings, setHasSettings] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useWakeLock();
  const isTaking = isTakingOrders(gate);
  const [told, setTold] = useTold(gate.push_key, gate.is_taking);

  const items = new Map(
    menu.sections.flatMap((section) => section.items).map((item) => [item.recipe_id, item]),
  );
  const nameOf = ({ recipe_id }: Order): string => items.get(recipe_id)?.name ?? '…';
  // The oldest first: they have been waiting longest.
  const open = orders.filter(isOpenOrder).reverse();
  const done = orders.filter((order) => !isOpenOrder(order));
  const at = (step: OpenStatus): OpenOrder[] => open.filter(({ status }) => status === step);
  const waiting = at('new');
  // An empty tab gives way to the first with something to do.
  const tab =
    chosen !== 'done' && at(chosen).length === 0
      ? (OPEN_STATUSES.find((step) => at(step).length > 0) ?? chosen)
      : chosen;
  const shown = isNarrow ? OPEN_STATUSES.filter((step) => step === tab) : OPEN_STATUSES;
  const opened = open.find(({ id }) => id === openedId);

  const willMove = useFocusAfterMove(orders, shown.flatMap(at), page);
  const last = waiting.at(-1);
  useNewOrders(last?.id, () => last && announce(t('orders.new', { name: nameOf(last) })));
  useBadge(open.length);

  const { move, declineAll, ranOut, sayRanOut } = useMoves(token, nameOf);
  const moveOn = (order: OpenOrder, status: OrderStatus, reason: Order['reason'] = null): void => {
    willMove(order);
    setOpenedId(null);
    move(order, status, reason);
  };

  return (
    <div className={styles.page} ref={page}>
      <div className={styles.bar}>
        <IconButton component={Link} to={PATHS.menu} aria-label={t('orders.back')} sx={{ ml: -1.5 }}>
          <BackIcon />
        </IconButton>
        <PageHeading
          title={`${open.length > 0 ? `(${open.length}) ` : ''}${t('orders.title', { name: menu.title })}`}
        >
          {menu.title}
        </PageHeading>
        <span className={isTaking ? styles.open : styles.closed}>
          {isTaking ? t('orders.open-till', { time: formatTime(gate.closes_at) }) : t('orders.closed')}
        </span>
        <IconButton aria-label={t('orders.settings')} onClick={() => setHasSettings(true)} sx={{ mr: -1.5 }}>
          <SettingsIcon />
        </IconButton>
      </div>
      {!online && <Banner tone="notice">{t('orders.offline')}</Banner>}
      {isNarrow && orders.length > 0 && (
        <nav className={styles.tabs} aria-label={t('orders.tabs')}>
          {[...OPEN_STATUSES, 'done' as const].map((one) => (
            <button key={one} type="button" aria-current={one === tab} onClick={() => setTab(one)}>
              {t(`orders.tab.${one}`)}
              {one !== 'done' && <span> {at(one).length}</span>}
            </button>
          ))}
        </nav>
      )}
      {waiting.length > 0 && <ToMix waiting={waiting} nameOf={nameOf} minutesSince={minutesSince} />}
      {open.length === 0 && (
        <EmptyState
          title={t(isTaking ? 'orders.none' : 'orders.closed.text')}
          action={
            !isTaking && (
              <Button
                variant="contained"
                onClick={() => void setDoor(token, gate, { is_taking: true }).catch(showFailure)}
              >
                {t('orders.taking')}
              </Button>
            )
          }
        />
      )}
      <div className={styles.board}>
        {shown.map((step) => {
          const some = at(step);
          return (
            some.length > 0 && (
              <section key={step} className={styles[step]}>
                <h2>
                  {t(`orders.step.${step}`)} <small>{some.length}</small>
                </h2>
                <ul>
                  {some.map((order) => (
                    <Ticket
                      key={order.id}
                      order={order}
                      item={items.get(order.recipe_id)}
                      name={nameOf(order)}
                      minutes={minutesSince(order.created_at)}
                      isFirst={order === (waiting[0] ?? open[0])}
                      onOpen={() => setOpenedId(order.id)}
                      onMove={(status) => moveOn(order, status)}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {done.length > 0 && (!isNarrow || tab === 'done') && (
          <DoneOrders orders={done} nameOf={nameOf} isOpen={isNarrow} />
        )}
      </div>
      {opened && (
        <TicketDialog
          order={opened}
          item={items.get(opened.recipe_id)}
          name={nameOf(opened)}
          minutes={minutesSince(opened.created_at)}
          onMove={(status, reason) => moveOn(opened, status, reason)}
          onClose={() => setOpenedId(null)}
        />
      )}
      {ranOut !== null && (
        <RanOutDialog token={token} gate={gate} recipeId={ranOut.recipe_id} onDone={sayRanOut} />
      )}
      {hasSettings && (
        <OrdersSettings
          token={token}
          gate={gate}
          waiting={waiting.length}
          onDeclineAll={() => {
            setHasSettings(false);
            declineAll(waiting);
          }}
          told={gate.push_key !== null && <ToldSwitch pushKey={gate.push_key} told={told} onTold={setTold} />}
          onClose={() => setHasSettings(false)}
        />
      )}
    </div>
  );
}
