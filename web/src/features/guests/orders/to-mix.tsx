import type { Order } from '@cellaret/domain/guests/guests';
import { useText } from '#lib/i18n/i18n.ts';
import type { OpenOrder } from './open-orders.ts';
import styles from './orders.module.css';

interface ToMixProps {
  waiting: readonly OpenOrder[];
  nameOf: (order: Order) => string;
  minutesSince: (moment: Date) => number;
}

/** All that nobody has begun, drink by drink. */
export function ToMix({ waiting, nameOf, minutesSince }: ToMixProps) {
  const t = useText();
  const sums = new Map<string, number>();
  for (const order of waiting) sums.set(nameOf(order), (sums.get(nameOf(order)) ?? 0) + order.servings);
  const count = [...sums.values()].reduce((sum, one) => sum + one, 0);
  const oldest = waiting[0];
  return (
    <section className={styles.mix} aria-label={t('orders.to-mix')} data-dark>
      <p>{t('orders.to-mix')}</p>
      <ul>
        {[...sums]
          .sort(([, one], [, other]) => other - one)
          .map(([name, sum]) => (
            <li key={name}>
              <b>{sum} ×</b> <span dir="auto">{name}</span>
            </li>
          ))}
      </ul>
      {oldest && <span>{t('orders.total', { count, minutes: minutesSince(oldest.created_at) })}</span>}
    </section>
  );
}
