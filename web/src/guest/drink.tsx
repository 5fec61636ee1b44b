import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import type { PublicItem } from '@cellaret/domain/guests/guests';
import { displayQuantity } from '@cellaret/domain/measures/units';
import type { UnitSystem } from '@cellaret/domain/people/user';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import type { Language, Say } from './words.ts';

interface DrinkProps {
  item: PublicItem;
  /** The name of what is there for what is not. */
  instead: string | null;
  /** The formatted price; null if there is none. */
  price: string | null;
  system: UnitSystem;
  language: Language;
  say: Say;
  /** Null while no orders are taken. */
  onOrder: (() => void) | null;
}

/** A drink on the menu: what it is, whether it can be had, and how it is made where the host says so. */
export function Drink({ item, instead, price, system, language, say, onOrder }: DrinkProps) {
  const look = lookOfCode(item.look);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const id = `drink-${item.recipe_id}`;
  return (
    <li className={item.available ? undefined : 'out'} aria-labelledby={id}>
      <div className="picture">
        {item.cover !== null ? (
          <img src={`/media/${item.cover}/row2x`} alt="" loading="lazy" width="88" height="88" />
        ) : (
          look && <DrinkPicture look={look} />
        )}
      </div>
      <div>
        <h3 dir="auto">
          <span id={id}>{item.name}</span>
          {price !== null && <span className="price">{price}</span>}
        </h3>
        <p className="soft" dir="auto">
          {item.ingredient_names.join(', ')}
        </p>
        <p dir="auto">{item.description}</p>
        {item.strength !== null && (
          <p className="soft">{say('strength', { abv: number.format(item.strength) })}</p>
        )}
        {!item.available && (
          <>
            <span className="chip">{say('unavailable')}</span>
            {instead !== null && (
              <p className="instead">
                <a href={`#drink-${item.instead_id}`}>{say('instead', { name: instead })}</a>
              </p>
            )}
          </>
        )}
        {item.available && onOrder && (
          <p>
            <button type="button" className="order" onClick={onOrder} aria-describedby={id}>
              {say('order')}
            </button>
          </p>
        )}
        {item.lines !== null && (
          <details>
            <summary>{say('recipe')}</summary>
            <ul className="lines">
              {item.lines.map((line, index) => {
                const amount = displayQuantity(line.quantity, line.unit, { system, locale: language });
                return (
                  <li key={index}>
                    <b>{amount.text}</b>
                    <span dir="auto">
                      {line.name}
                      {line.garnish_only && ` ${say('garnish')}`}
                      {line.optional && ` ${say('optional')}`}
                    </span>
                  </li>
                );
              })}
            </ul>
            <p dir="auto">{item.instructions}</p>
          </details>
        )}
      </div>
    </li>
  );
}
