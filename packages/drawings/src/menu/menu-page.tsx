import type { OrderStatus, PublicItem, PublicMenu } from '@cellaret/domain/guests/guests';
import type { IngredientWords } from '@cellaret/domain/ingredients/german-names';
import type { UnitSystem } from '@cellaret/domain/people/user';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Cover } from './menu-cover.tsx';
import { MenuDrink } from './menu-drink.tsx';
import { sayIn, type Language } from './words.ts';

/** A menu to show, in the reader's words. */
export interface ShownMenu {
  menu: PublicMenu;
  language: Language;
  system: UnitSystem;
}

/** The menu as it is drawn first, and shown again with the same choices once its script runs. */
export interface DrawnMenu extends ShownMenu {
  /** German for the stored names in it: the page changes its language without asking again. */
  german: IngredientWords;
}

/** Shows a drink: drawn by the function, and kept as it stands by the script. */
export type Picture = ComponentType<{
  item: PublicItem;
  /** The element's id; absent where the picture is shown once more. */
  id?: string;
  /** Edge length; fills the element without a niche if absent. */
  size?: number;
}>;

/** Added by the script: a page without it is a menu to read. */
export interface Awake {
  /** The search field and its text; null while it is closed. */
  search: { text: string; field: ReactNode } | null;
  onSearch: (isOpen: boolean) => void;
  onChoose: (choice: Partial<Pick<ShownMenu, 'language' | 'system'>>) => void;
  onOrder: (item: PublicItem) => void;
  /** States of what was ordered here, by recipe. */
  ordered: ReadonlyMap<number, OrderStatus>;
  /** Shown above the drinks. */
  notice: ReactNode;
}

/** From this number of drinks a name can be searched. */
const MANY = 12;

const anchorOf = (index: number): string => `section-${index}`;

interface MenuPageProps extends ShownMenu {
  Picture: Picture;
  awake?: Awake;
}

/** A menu for guests, as the function draws it and as the script keeps it up to date. */
export function MenuPage({ menu, language, system, Picture, awake }: MenuPageProps) {
  const say = sayIn(language);
  const all = menu.sections.flatMap(({ items }) => items);
  const named = new Map(all.map((item) => [item.recipe_id, item.name]));
  const search = awake?.search ?? null;
  const wanted = (search?.text ?? '').trim().toLocaleLowerCase(language);
  const isShown = (item: PublicItem): boolean =>
    (item.available || !menu.hides_unavailable) && item.name.toLocaleLowerCase(language).includes(wanted);
  const sections = menu.sections
    .map(({ name, items }) => ({ name, items: items.filter(isShown) }))
    .filter(({ items }) => items.length > 0);
  const money =
    menu.currency === null
      ? null
      : new Intl.NumberFormat(language, {
          style: 'currency',
          currency: menu.currency,
          trailingZeroDisplay: 'stripIfInteger',
        });
  return (
    <div className="layout">
      <Cover {...{ menu, language, system, Picture }} {...(awake && { onChoose: awake.onChoose })} />
      <main>
        {(sections.length > 1 || all.length >= MANY) && (
          <nav className="tabs" aria-label={say('sections')}>
            {search?.field ?? (
              <div>
                {sections.map(({ name }, index) => (
                  <a key={name} href={`#${anchorOf(index)}`} dir="auto">
                    {name === '' ? say('drinks') : name}
                  </a>
                ))}
              </div>
            )}
            {all.length >= MANY && (
              <button
                type="button"
                aria-label={say('find')}
                aria-expanded={search !== null}
                onClick={() => awake?.onSearch(search === null)}
              >
                <Icon name={search === null ? 'find' : 'no'} />
              </button>
            )}
          </nav>
        )}
        <div className="drinks">
          {awake?.notice}
          {sections.length === 0 && <p className="soft">{say(wanted === '' ? 'empty' : 'find.none')}</p>}
          {sections.map(({ name, items }, index) => (
            <section key={name} id={anchorOf(index)}>
              <h2 className={name === '' ? 'hidden' : undefined} dir="auto">
                {name === '' ? say('drinks') : name}
              </h2>
              <ul aria-label={name === '' ? say('drinks') : name}>
                {items.map((item) => (
                  <MenuDrink
                    key={item.recipe_id}
                    Picture={Picture}
                    item={item}
                    instead={item.instead_id === null ? null : (named.get(item.instead_id) ?? null)}
                    price={item.price === null ? null : (money?.format(item.price / 100) ?? null)}
                    status={awake?.ordered.get(item.recipe_id) ?? null}
                    system={system}
                    language={language}
                    takesOrders={menu.takes_orders}
                    onOrder={awake?.onOrder}
                  />
                ))}
              </ul>
            </section>
          ))}
          <p className="soft">
            <a href="/" rel="noreferrer">
              {say('privacy')}
            </a>
          </p>
        </div>
      </main>
    </div>
  );
}
