import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import { isOpenOrder, type Publication } from '@cellaret/domain/guests/guests';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useBars } from '#data/bars/bars.ts';
import { useOrders } from '#data/guests/orders.ts';
import { useGate, usePublicationsAt } from '#data/menus/publications.ts';
import { currentUid } from '#data/session/session.ts';
import { openEvenings } from '#lib/browser/open-evenings.ts';
import { useStore } from '#lib/browser/store.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { RecipesIcon } from '#ui/icons/door.tsx';
import styles from './open-evening.module.css';

/** While a menu of the reader, or of a bar of theirs, takes orders: leads to them from every other screen. */
export function OpenEveningBar() {
  const t = useText();
  const bars = useBars();
  const shared = bars.state === 'ready' ? bars.value.map(({ id }) => barPlace(id)) : [];
  const { pathname } = useLocation();
  const evenings = useStore(openEvenings).filter(({ token }) => PATHS.orders(token) !== pathname);
  return (
    <>
      {[placeOf(currentUid()), ...shared].map((place) => (
        <EveningsAt key={place} place={place} />
      ))}
      {evenings.length > 0 && (
        <ul className={styles.bars} aria-label={t('evening.label')}>
          {evenings.map(({ token, title, orders }) => (
            <li key={token}>
              <Link to={PATHS.orders(token)}>
                <RecipesIcon size={28} />
                <span className={styles.words}>
                  <b dir="auto">{t('evening.open', { name: title })}</b>
                  <span>{t('evening.orders', { count: orders })}</span>
                </span>
                <span className={styles.go}>{t('evening.to-orders')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function EveningsAt({ place }: { place: Place }) {
  const live = usePublicationsAt(place);
  return live.state === 'ready' && live.value.map((one) => <Evening key={one.id} publication={one} />);
}

/** Tells whether one published menu takes orders, and ends that at its closing time. */
function Evening({ publication: { id: token, title } }: { publication: Publication }) {
  const live = useGate(token);
  const gate = live.state === 'ready' ? live.value : null;
  const [now, setNow] = useState(() => new Date());
  const closesAt = gate?.is_taking ? gate.closes_at : null;
  useEffect(() => {
    if (closesAt === null) return undefined;
    const timer = setTimeout(() => setNow(new Date()), closesAt.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [closesAt]);
  return closesAt !== null && closesAt > now && <OpenEvening token={token} title={title} />;
}

/** Counts the open orders of a menu that takes some. */
function OpenEvening({ token, title }: { token: string; title: string }) {
  const live = useOrders(token);
  const orders = live.state === 'ready' ? live.value.filter(isOpenOrder).length : 0;
  useEffect(() => {
    const evening = { token, title, orders };
    openEvenings.set([...openEvenings.get(), evening]);
    return () => openEvenings.set(openEvenings.get().filter((one) => one !== evening));
  }, [token, title, orders]);
  return null;
}
