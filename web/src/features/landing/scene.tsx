import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { StandingBottle } from '@cellaret/drawings/standing-bottle.tsx';
import { OfflineIcon } from '#ui/icons/door.tsx';
import type { SceneId } from './landing-scenes.tsx';
import styles from './landing.module.css';
import { STARTER_BAR } from './starter-bar.ts';

const Drink = ({ name }: { name: string }) =>
  STARTER_BAR.drinks
    .filter((drink) => drink.name === name)
    .map(({ look }) => <DrinkPicture key={name} look={look} niche={false} />);

const Bottle = ({ name }: { name: string }) =>
  STARTER_BAR.bottles
    .filter((bottle) => bottle.name === name)
    .map(({ look }) => <StandingBottle key={name} look={look} niche={false} />);

const ORDERED = ['Negroni', 'Daiquiri', 'Margarita'];

/** The picture of a scene: decoration. Names of drinks are the same in every language. */
export function Scene({ id }: { id: SceneId }) {
  switch (id) {
    case 'guests':
      return (
        <>
          <div className={styles.phone}>
            {ORDERED.map((name) => (
              <div key={name}>
                <Drink name={name} />
                {name}
              </div>
            ))}
          </div>
          <div className={styles.ticket}>2 × Negroni</div>
        </>
      );
    case 'shared':
      return (
        <>
          <Bottle name="London dry gin" />
          <Bottle name="Campari" />
          <div className={styles.people}>
            {['D', 'L', 'N'].map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </div>
        </>
      );
    case 'offline':
      return (
        <>
          <span className={styles.away}>
            <OfflineIcon size={24} />
          </span>
          <Drink name="Margarita" />
          <Drink name="Boulevardier" />
        </>
      );
  }
}
