import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import { DrinkPicture } from '../drink-picture.tsx';
import { sayIn, type Language } from './words.ts';

/** Looks of the drinks on the shelf of a menu that is closed. */
const CLOSED = [
  'highball F4F6E8 20 0 b cubes wedge:8FB935',
  'rocks 8B100E 90 0  large wheel:F28C1C',
  'coupe F7F9E2 40 20  none wedge:8FB935',
];

/** Shown where a menu is closed, withdrawn, or never was. */
export function ClosedMenu({ language }: { language: Language }) {
  const say = sayIn(language);
  return (
    <main className="closed">
      <h1>{say('closed')}</h1>
      <p>{say('closed.text')}</p>
      <a className="first" href="">
        {say('again')}
      </a>
      <p className="shelf">
        {CLOSED.map((code) => {
          const look = lookOfCode(code);
          return look && <DrinkPicture key={code} look={look} niche={false} />;
        })}
      </p>
    </main>
  );
}
