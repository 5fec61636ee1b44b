import { drinksOf } from '@cellaret/domain/availability/starter-bar';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { StandingBottle } from '@cellaret/drawings/standing-bottle.tsx';
import { useState } from 'react';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { CheckIcon } from '#ui/icons/door.tsx';
import styles from './landing.module.css';
import { STARTER_BAR } from './starter-bar.ts';

/** As many as stand in a row of a wide window; a phone shows half of them. */
const SHOWN = 6;

interface LandingBarProps {
  ticked: readonly number[];
  onTick: (ids: readonly number[]) => void;
}

/** A dozen bottles to tick, and the drinks that they make. */
export function LandingBar({ ticked, onTick }: LandingBarProps) {
  const t = useText();
  const locale = useLocale();
  const drinks = drinksOf(STARTER_BAR, ticked);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: number): void => {
    const next = ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id];
    const before = drinks.map(({ name }) => name);
    setFresh(new Set(drinksOf(STARTER_BAR, next).flatMap(({ name }) => (before.includes(name) ? [] : name))));
    onTick(next);
  };
  // The bottle just ticked brought them: they come first.
  const shown = [
    ...drinks.filter(({ name }) => fresh.has(name)),
    ...drinks.filter(({ name }) => !fresh.has(name)),
  ].slice(0, SHOWN);
  const count = drinks.length;
  const [, words = ''] = t('landing.from', { drinks: count, bottles: ticked.length }).split(/^\d+/);
  return (
    <div>
      <ul className={styles.bottles}>
        {STARTER_BAR.bottles.map(({ id, name, german, look }) => (
          <li key={id}>
            <label className={styles.bottle}>
              <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
              <span className={styles.picture}>
                <StandingBottle look={look} niche={false} />
              </span>
              <span className={styles.tick}>
                <CheckIcon size={18} />
              </span>
              <span className={styles.name}>{locale === 'de' ? german : name}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {ticked.length === 0 ? (
          t('landing.tick')
        ) : (
          <>
            <strong key={count}>{count}</strong>
            {words}
          </>
        )}
      </p>
      <ul className={styles.drinks}>
        {shown.map(({ name, look }) => (
          <li key={name}>
            <DrinkPicture look={look} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
