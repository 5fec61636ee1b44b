import type { PublicItem, PublicMenu } from '@cellaret/domain/guests/guests';
import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/people/user';
import { useEffect, useState } from 'react';
import { Drink } from './drink.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { OwnOrders } from './own-orders.tsx';
import { useMenu } from './use-menu.ts';
import { useOnline } from './use-online.ts';
import {
  GUEST_NAME,
  keep,
  keepLanguage,
  keptOne,
  keptText,
  LANGUAGES,
  type Language,
  type Say,
} from './words.ts';

const UNITS = 'cellaret.guest.units';
/** Drinks from which on one may look for a name. */
const MANY = 12;

interface GuestPageProps {
  token: string;
  language: Language;
  say: Say;
  onLanguage: (language: Language) => void;
}

/** `/m/{token}`: a menu for whoever has the link, without an account. */
export function GuestPage({ token, ...props }: GuestPageProps) {
  const { say } = props;
  const { menu, retry } = useMenu(token);
  if (menu.state === 'loading')
    return (
      <main className="state" aria-busy="true">
        <p role="status">{say('loading')}</p>
      </main>
    );
  if (menu.state !== 'open') {
    const { state } = menu;
    return (
      <main className="state">
        <h1>{say(state)}</h1>
        <p className="soft">{say(`${state}.text`)}</p>
        <button type="button" className="first" onClick={retry}>
          {say('again')}
        </button>
      </main>
    );
  }
  return <OpenMenu token={token} menu={menu.menu} {...props} />;
}

function OpenMenu({ token, menu, language, say, onLanguage }: GuestPageProps & { menu: PublicMenu }) {
  const [system, setSystem] = useState<UnitSystem>(
    () => keptOne(UNITS, UNIT_SYSTEMS) ?? (language === 'de' ? 'cl' : 'ml'),
  );
  const [sought, setSought] = useState('');
  const online = useOnline();
  const [ordering, setOrdering] = useState<number | null>(null);
  const [sent, setSent] = useState({ turn: 0, name: '' });
  useEffect(() => {
    document.title = `${menu.title} · Cellaret`;
  }, [menu.title]);
  const all = menu.sections.flatMap(({ items }) => items);
  const named = new Map(all.map((item) => [item.recipe_id, item.name]));
  const wanted = sought.trim().toLocaleLowerCase(language);
  const isShown = (item: PublicItem): boolean =>
    (item.available || !menu.hides_unavailable) && item.name.toLocaleLowerCase(language).includes(wanted);
  const sections = menu.sections
    .map(({ name, items }) => ({ name, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const money =
    menu.currency === null
      ? null
      : new Intl.NumberFormat(language, { style: 'currency', currency: menu.currency });
  const wish = all.find((item) => item.recipe_id === ordering);
  const hasRecipes = all.some((item) => item.lines !== null);
  return (
    <main className="sheet">
      <h1 dir="auto">{menu.title}</h1>
      {menu.greeting !== '' && <p dir="auto">{menu.greeting}</p>}
      {!online && (
        <p className="notice" role="status">
          {say('offline')}
        </p>
      )}
      {sent.turn > 0 && (
        <p className="notice" role="status">
          {say('order.sent', { name: sent.name })}
        </p>
      )}
      {(sent.turn > 0 || keptText(GUEST_NAME) !== '') && (
        // A guest who never ordered here has no account to load.
        <OwnOrders token={token} named={named} turn={sent.turn} say={say} />
      )}
      <div className="bar">
        <label>
          {say('language')}
          <select
            value={language}
            onChange={(event) => {
              const next = LANGUAGES.find((one) => one === event.target.value) ?? 'en';
              keepLanguage(next);
              onLanguage(next);
            }}
          >
            <option value="en">English</option>
            <option value="de">Deutsch</option>
          </select>
        </label>
        {hasRecipes && (
          <label>
            {say('units')}
            <select
              value={system}
              onChange={(event) => {
                const next = UNIT_SYSTEMS.find((one) => one === event.target.value) ?? 'ml';
                keep(UNITS, next);
                setSystem(next);
              }}
            >
              {UNIT_SYSTEMS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        {all.length >= MANY && (
          <label>
            {say('find')}
            <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
          </label>
        )}
      </div>
      {sections.length === 0 && <p className="soft">{say(wanted === '' ? 'empty' : 'find.none')}</p>}
      {sections.map(({ name, items }) => (
        <section key={name}>
          <h2 className={name === '' ? 'hidden' : 'section'} dir="auto">
            {name === '' ? say('drinks') : name}
          </h2>
          <ul className="drinks" aria-label={name === '' ? say('drinks') : name}>
            {items.map((item) => (
              <Drink
                key={item.recipe_id}
                item={item}
                instead={item.instead_id === null ? null : (named.get(item.instead_id) ?? null)}
                price={item.price === null ? null : (money?.format(item.price / 100) ?? null)}
                system={system}
                language={language}
                say={say}
                onOrder={menu.takes_orders ? () => setOrdering(item.recipe_id) : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {wish && (
        <OrderSheet
          token={token}
          item={wish}
          asksCode={menu.asks_code}
          say={say}
          onDone={(ordered) => {
            setOrdering(null);
            if (ordered) setSent(({ turn }) => ({ turn: turn + 1, name: ordered.name }));
          }}
        />
      )}
      <p className="soft">
        <a href="/" rel="noreferrer">
          {say('privacy')}
        </a>
      </p>
    </main>
  );
}
