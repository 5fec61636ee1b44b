import type { MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { nameLetters } from '../name-letters.ts';
import type { Awake, ShownMenu, Picture } from './menu-page.tsx';
import { LANGUAGES, sayIn, SYSTEMS } from './words.ts';

const NATIVE = { en: 'English', de: 'Deutsch' };

/** The class of a title by its length, so that a long one leaves room for drinks. */
const sizeOf = (title: string): string | undefined => {
  if (title.length > 60) return 'longer';
  return title.length > 24 ? 'long' : undefined;
};

interface SettingsProps extends ShownMenu {
  onChoose?: Awake['onChoose'];
}

interface CoverProps extends SettingsProps {
  Picture: Picture;
}

/** The door of the cabinet: whose evening it is, and how much can be had. */
export function Cover({ menu, language, system, Picture, onChoose }: CoverProps) {
  const say = sayIn(language);
  const all = menu.sections.flatMap(({ items }) => items);
  const ready = all.filter(({ available }) => available);
  const shown = ready[0] ?? all[0];
  return (
    <header className="cover">
      <a className="brand" href="/" rel="noreferrer">
        <img src="/favicon.svg" alt="" width="24" height="24" fetchPriority="low" />
        Cellaret
      </a>
      <Settings {...{ menu, language, system, onChoose }} />
      <div className="title">
        <h1 dir="auto" className={sizeOf(menu.title)} style={nameLetters(menu.title)}>
          {menu.title}
        </h1>
        {menu.greeting !== '' && (
          <p className={menu.greeting.length > 80 ? 'greeting long' : 'greeting'} dir="auto">
            {menu.greeting}
          </p>
        )}
        {all.length > 0 && (
          <p className="count">{say('ready-count', { ready: ready.length, count: all.length })}</p>
        )}
      </div>
      {shown && <Picture item={shown} id="picture" />}
    </header>
  );
}

/** Language and units: links that work without a script. */
function Settings({ menu, language, system, onChoose }: SettingsProps) {
  const say = sayIn(language);
  const hasAmounts = menu.sections.some(({ items }) => items.some(({ lines }) => lines !== null));
  const now = `${language.toUpperCase()}${hasAmounts ? ` · ${system}` : ''}`;
  const link = (choice: Partial<Pick<ShownMenu, 'language' | 'system'>>, isChosen: boolean, name: string) => {
    const { language: lang, system: units } = { language, system, ...choice };
    const choose = (event: MouseEvent): void => {
      event.preventDefault();
      onChoose?.(choice);
    };
    return (
      <a
        key={name}
        href={`?lang=${lang}&units=${units}`}
        {...(isChosen && { 'aria-current': true })}
        {...(onChoose && { onClick: choose })}
      >
        {name}
      </a>
    );
  };
  return (
    <details className="settings">
      <summary aria-label={`${say('settings')}: ${now}`}>
        <Icon name="globe" size={20} />
        {now}
      </summary>
      <div>
        <p>{say('language')}</p>
        {LANGUAGES.map((one) => link({ language: one }, one === language, NATIVE[one]))}
        {hasAmounts && (
          <>
            <p>{say('units')}</p>
            {SYSTEMS.map((one) => link({ system: one }, one === system, one))}
          </>
        )}
      </div>
    </details>
  );
}
