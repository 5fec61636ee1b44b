import type { DrinkLook } from '@cellaret/domain/drawings/look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import styles from './landing.module.css';

const still = { haze: 0, foam: false, bubbles: false, ice: 'none' } as const;

/** Six drinks of the catalogue as they are drawn everywhere, from red to green. Decoration. */
const DRINKS: DrinkLook[] = [
  {
    ...still,
    glass: 'rocks',
    liquid: { colour: '#981916', depth: 0.91 },
    ice: 'large',
    garnish: [{ kind: 'twist', colour: '#F28C1C' }],
  },
  {
    ...still,
    glass: 'coupe',
    liquid: { colour: '#E597AD', depth: 0.51 },
    haze: 0.49,
    foam: true,
    garnish: [{ kind: 'pick', colour: '#C9253A' }],
  },
  {
    ...still,
    glass: 'wine',
    liquid: { colour: '#F28E48', depth: 0.72 },
    bubbles: true,
    ice: 'cubes',
    garnish: [{ kind: 'wheel', colour: '#F28C1C' }],
  },
  {
    ...still,
    glass: 'martini',
    liquid: { colour: '#2C160E', depth: 0.95 },
    foam: true,
    garnish: [{ kind: 'beans', colour: '#3A1D10' }],
  },
  {
    ...still,
    glass: 'flute',
    liquid: { colour: '#F2E2A2', depth: 0.36 },
    haze: 0.18,
    bubbles: true,
    garnish: [{ kind: 'twist', colour: '#F2CE2E' }],
  },
  {
    ...still,
    glass: 'highball',
    liquid: { colour: '#F3F7D9', depth: 0.15 },
    haze: 0.3,
    bubbles: true,
    ice: 'cubes',
    garnish: [
      { kind: 'wheel', colour: '#8FB935' },
      { kind: 'mint', colour: '#4F8F3A' },
    ],
  },
];

/** A shelf of finished drinks. */
export function LandingShelf() {
  return DRINKS.map((look) => (
    <div key={look.glass} className={styles.niche}>
      <DrinkPicture look={look} />
    </div>
  ));
}
