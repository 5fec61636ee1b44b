import type { OrderStatus, PublicItem } from '@cellaret/domain/guests/guests';
import { displayQuantity } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import { Icon } from '../icon.tsx';
import type { Picture } from './menu-page.tsx';
import { sayIn, type Language } from './words.ts';

interface MenuDrinkProps {
  Picture: Picture;
  item: PublicItem;
  /** The name of the available drink that tastes most alike. */
  instead: string | null;
  /** The formatted price; null if there is none. */
  price: string | null;
  /** State of the last order of it from this phone. */
  status: OrderStatus | null;
  system: UnitSystem;
  language: Language;
  takesOrders: boolean;
  onOrder: ((item: PublicItem) => void) | undefined;
}

/** The width of the column of pictures. */
const PICTURE = 72;

/** A row of the menu: the drink, its availability, and what it is made of where the host shows it. */
export function MenuDrink(props: MenuDrinkProps) {
  const { Picture, item, instead, language, takesOrders, onOrder } = props;
  const say = sayIn(language);
  const id = `drink-${item.recipe_id}`;
  return (
    <li className={item.available ? undefined : 'out'} aria-labelledby={id}>
      <Picture item={item} id={`picture-${item.recipe_id}`} size={PICTURE} />
      <div>
        <h3 id={id} dir="auto">
          {item.name}
        </h3>
        <p className="soft" dir="auto">
          {item.ingredient_names.join(', ')}
        </p>
        {!item.available && (
          <p className="no">
            <Icon name="no" size={16} />
            {say('unavailable')}
          </p>
        )}
        {!item.available && instead !== null && (
          <p>
            <a href={`#drink-${item.instead_id}`} dir="auto">
              {say('instead', { name: instead })}
            </a>
          </p>
        )}
      </div>
      {item.available && takesOrders && (
        <button
          type="button"
          className="order"
          aria-label={say('order')}
          aria-describedby={id}
          onClick={() => onOrder?.(item)}
        >
          <Icon name="add" />
        </button>
      )}
      <Details {...props} />
    </li>
  );
}

/** Price and strength, or how far an order has come; opened, description, measures and steps. */
function Details({ item, price, status, system, language }: MenuDrinkProps) {
  const say = sayIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const facts = [
    price,
    item.strength === null ? null : say('strength', { abv: number.format(item.strength) }),
  ].filter((fact) => fact !== null);
  const first =
    status === null ? (
      facts.join(' · ')
    ) : (
      <b className="yes">
        <Icon name="yes" size={16} />
        {say(status === 'new' ? 'ordered' : `status.${status}`)}
      </b>
    );
  const hasMore = item.lines !== null || item.description !== '';
  if (!hasMore) return first !== '' && <p className="facts">{first}</p>;
  return (
    <details>
      <summary className="facts">
        {first}
        {first !== '' && ' · '}
        <span>{say(item.lines === null ? 'about' : 'recipe')}</span>
      </summary>
      {item.description !== '' && <p dir="auto">{item.description}</p>}
      {item.lines !== null && (
        <>
          <ul className="lines">
            {item.lines.map((line, index) => (
              <li key={index}>
                <b>{displayQuantity(line.quantity, line.unit, { system, locale: language }).text}</b>
                <span dir="auto">
                  {line.name}
                  {line.garnish_only && ` ${say('garnish')}`}
                  {line.optional && ` ${say('optional')}`}
                </span>
              </li>
            ))}
          </ul>
          <p dir="auto">{item.instructions}</p>
        </>
      )}
    </details>
  );
}
