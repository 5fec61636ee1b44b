import { UNIT_SYSTEMS } from '@cellaret/domain/people/user';
import { ClosedMenu, MenuPage, type DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { LANGUAGES, sayIn, type Say } from '@cellaret/drawings/menu/words.ts';
import { useEffect, useState } from 'react';
import { keep, kept, KEPT_LANGUAGE, KEPT_NAME, keptOne } from './kept.ts';
import { OrderSheet } from './order-sheet.tsx';
import { isWaited, OwnOrders } from './own-orders.tsx';
import { useMenu } from './use-menu.ts';
import { useOnline } from './use-online.ts';
import { useOwnOrders } from './use-own-orders.ts';

const UNITS = 'cellaret.guest.units';

type Choice = Pick<DrawnMenu, 'language' | 'system'>;

/** Language and units as drawn, then those that this phone remembers and the address does not name. */
function useChoice({ language, system }: Choice): [Choice, (choice: Partial<Choice>) => void] {
  const [choice, setChoice] = useState({ language, system });
  useEffect(() => {
    if (new URLSearchParams(location.search).has('lang')) return;
    setChoice((drawn) => ({
      language: keptOne(KEPT_LANGUAGE, LANGUAGES) ?? drawn.language,
      system: keptOne(UNITS, UNIT_SYSTEMS) ?? drawn.system,
    }));
  }, []);
  useEffect(() => {
    document.documentElement.lang = choice.language;
  }, [choice.language]);
  return [
    choice,
    (changed) => {
      const next = { ...choice, ...changed };
      keep(KEPT_LANGUAGE, next.language);
      keep(UNITS, next.system);
      setChoice(next);
    },
  ];
}

interface SearchFieldProps {
  sought: string;
  setSought: (sought: string) => void;
  say: Say;
}

function SearchField({ sought, setSought, say }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={say('find')}
      placeholder={say('find')}
      value={sought}
      autoFocus
      onChange={(event) => setSought(event.target.value)}
    />
  );
}

/** `/m/{token}`: a menu for whoever has the link, without an account. */
export function GuestPage({ token, drawn }: { token: string; drawn: DrawnMenu }) {
  const [choice, setChoice] = useChoice(drawn);
  const [sought, setSought] = useState<string | null>(null);
  const [ordering, setOrdering] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const { menu, isAwake } = useMenu(token, drawn.menu, ordering !== null);
  // A guest who never ordered here has no account to load.
  const orders = useOwnOrders(token, isAwake && (turn > 0 || kept(KEPT_NAME) !== ''), turn);
  const online = useOnline();
  const say = sayIn(choice.language);
  const title = menu?.title ?? say('closed');
  useEffect(() => {
    document.title = `${title} · Cellaret`;
  }, [title]);
  if (menu === null) return <ClosedMenu language={choice.language} />;
  const items = menu.sections.flatMap((section) => section.items);
  const wish = items.find((item) => item.recipe_id === ordering);
  return (
    <>
      <MenuPage
        menu={menu}
        {...choice}
        awake={{
          search:
            sought === null ? null : { text: sought, field: <SearchField {...{ sought, setSought, say }} /> },
          onSearch: (isOpen) => setSought(isOpen ? '' : null),
          onChoose: setChoice,
          onOrder: (item) => setOrdering(item.recipe_id),
          ordered: new Map(
            orders
              .filter(isWaited)
              .reverse()
              .map(({ recipe_id, status }) => [recipe_id, status]),
          ),
          notice: !online && (
            <p className="notice" role="status">
              {say('offline')}
            </p>
          ),
        }}
      />
      <OwnOrders token={token} orders={orders} items={items} say={say} />
      {wish && (
        <OrderSheet
          token={token}
          item={wish}
          asksCode={menu.asks_code}
          say={say}
          onDone={(isOrdered) => {
            setOrdering(null);
            if (isOrdered) setTurn((before) => before + 1);
          }}
        />
      )}
    </>
  );
}
