import type { PublicItem } from '@cellaret/domain/guests/guests';
import { MenuPage, type DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { menuIn } from '@cellaret/drawings/menu/menu-terms.ts';
import { sayIn, type Say } from '@cellaret/drawings/menu/words.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { KeptPicture } from './kept-picture.tsx';
import { keepChoice, kept, KEPT_NAME, type Choice } from './kept.ts';
import { OrderSheet, type Line } from './order-sheet.tsx';
import { OwnOrders } from './own-orders.tsx';
import { useGerman } from './use-german.ts';
import { useMenu } from './use-menu.ts';
import { isWaited, useOwnOrders } from './use-own-orders.ts';

const ClosedMenu = lazy(async () => ({
  default: (await import('@cellaret/drawings/menu/closed-menu.tsx')).ClosedMenu,
}));

/** True if the browser reports a network. */
function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
}

interface SearchFieldProps {
  sought: string;
  setSought: (sought: string) => void;
  say: Say;
}

function SearchField({ sought, setSought, say }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      type="search"
      aria-label={say('find')}
      placeholder={say('find')}
      value={sought}
      onChange={(event) => setSought(event.target.value)}
    />
  );
}

/** `/m/{token}`: a menu for whoever has the link, without an account. */
export function GuestPage({ token, drawn }: { token: string; drawn: DrawnMenu }) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choice = chosen ?? { language: drawn.language, system: drawn.system };
  const [sought, setSought] = useState<string | null>(null);
  const [ordering, setOrdering] = useState<number | 'basket' | null>(null);
  const [basket, setBasket] = useState<readonly Line[]>([]);
  const [turn, setTurn] = useState(0);
  const isOnline = useOnline();
  // A guest who never ordered here has no account to load; one who did comes back for news.
  const hasOrdered = turn > 0 || kept(KEPT_NAME) !== '';
  const { menu: stored, isAwake } = useMenu(token, drawn.menu, {
    isHurried: ordering !== null || hasOrdered,
    isOnline,
  });
  const german = useGerman(stored, drawn, choice.language === 'de');
  const menu = stored && menuIn(stored, choice.language, german);
  const orders = useOwnOrders(token, isAwake && hasOrdered, turn);
  const say = sayIn(choice.language);
  const title = menu?.title ?? say('closed');
  useEffect(() => {
    document.title = `${title} · Cellaret`;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = choice.language;
  }, [choice.language]);
  const choose = (changed: Partial<Choice>): void => {
    const next = { ...choice, ...changed };
    keepChoice(next);
    setChosen(next);
  };
  if (menu === null)
    return (
      <Suspense>
        <ClosedMenu language={choice.language} />
      </Suspense>
    );
  const items = menu.sections.flatMap((section) => section.items);
  const itemOf = (id: unknown): PublicItem | undefined => items.find((item) => item.recipe_id === id);
  // A drink may have run out, or have left the menu, since it was put into the basket.
  const lines = basket.map((line) => ({
    ...line,
    item: itemOf(line.item.recipe_id) ?? { ...line.item, available: false },
  }));
  const wish = itemOf(ordering);
  return (
    <>
      <MenuPage
        menu={menu}
        {...choice}
        Picture={KeptPicture}
        awake={{
          search:
            sought === null ? null : { text: sought, field: <SearchField {...{ sought, setSought, say }} /> },
          onSearch: (isOpen) => setSought(isOpen ? '' : null),
          onChoose: choose,
          onOrder: (item) => setOrdering(item.recipe_id),
          ordered: new Map(
            orders
              .filter(isWaited)
              .reverse()
              .map(({ recipe_id, status }) => [recipe_id, status]),
          ),
          notice: !isOnline && (
            <p className="notice" role="status">
              {say('offline')}
            </p>
          ),
        }}
      />
      <OwnOrders
        {...{ token, orders, items, say }}
        basket={lines.map((line) => `${line.servings} × ${line.item.name}`)}
        onBasket={() => setOrdering('basket')}
      />
      {(wish || ordering === 'basket') && (
        <OrderSheet
          token={token}
          item={wish}
          basket={lines}
          asksCode={menu.asks_code}
          say={say}
          onBasket={setBasket}
          onSent={(rest) => {
            setBasket(rest);
            setTurn((before) => before + 1);
            setOrdering(rest.length > 0 ? 'basket' : null);
          }}
          onClose={() => setOrdering(null)}
        />
      )}
    </>
  );
}
