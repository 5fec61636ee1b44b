import { LIMITS } from '@cellaret/domain/core/limits';
import type { PublicItem } from '@cellaret/domain/guests/guests';
import { Icon } from '@cellaret/drawings/icon.tsx';
import { MenuPicture } from '@cellaret/drawings/menu/menu-drink.tsx';
import type { Say } from '@cellaret/drawings/menu/words.ts';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { keep, kept, KEPT_NAME } from './kept.ts';

const CODE = 'cellaret.guest.code';

/** Input of this visit, even if nothing was ordered: the next sheet does not ask again. */
const typed = { name: '', code: '' };

interface OrderSheetProps {
  token: string;
  item: PublicItem;
  asksCode: boolean;
  say: Say;
  /** Told if it was ordered, or somebody changed their mind. */
  onDone: (isOrdered: boolean) => void;
}

/**
 * Asks what an order needs, sends it, and says where it was not taken. What is typed once is remembered on
 * this phone.
 */
export function OrderSheet({ token, item, asksCode, say, onDone }: OrderSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(() => typed.name || kept(KEPT_NAME));
  const [servings, setServings] = useState(1);
  const [note, setNote] = useState('');
  const [code, setCode] = useState(() => typed.code || kept(CODE));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { guestName, note: notes, doorCode, servings: some } = LIMITS.guests;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => void Object.assign(typed, { name, code }), [name, code]);

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (!item.available) {
      setProblem(say('order.ran-out'));
      return;
    }
    setBusy(true);
    setProblem(null);
    const { asLine, placeOrder } = await import('#data/guest/orders.ts');
    const wish = {
      recipe_id: item.recipe_id,
      guest_name: asLine(name),
      servings,
      note: asLine(note),
      door_code: asksCode ? asLine(code) : '',
    };
    const refusal = wish.guest_name === '' ? 'refused' : await placeOrder(token, wish);
    setBusy(false);
    if (refusal !== null) {
      setProblem(say(`order.${refusal}`));
      return;
    }
    keep(KEPT_NAME, wish.guest_name);
    keep(CODE, wish.door_code);
    onDone(true);
  };

  return (
    <dialog ref={dialog} aria-labelledby="order-title" onClose={() => onDone(false)}>
      <form onSubmit={(event) => void send(event)}>
        <div className="ordered">
          <MenuPicture item={item} size={72} />
          <div>
            <h2 id="order-title" dir="auto" aria-label={say('order.title', { name: item.name })}>
              {item.name}
            </h2>
            <p className="soft" dir="auto">
              {item.ingredient_names.join(', ')}
            </p>
          </div>
        </div>
        {(problem !== null || !item.available) && (
          <p className="bad" role="alert">
            {item.available ? problem : say('order.ran-out')}
          </p>
        )}
        <div className="stepper" role="group" aria-label={say('order.servings')}>
          <b>{say('order.servings')}</b>
          <span>
            <button
              type="button"
              aria-label={say('order.less')}
              disabled={servings <= some.min}
              onClick={() => setServings(servings - 1)}
            >
              <Icon name="less" />
            </button>
            <output>{servings}</output>
            <button
              type="button"
              aria-label={say('order.more')}
              disabled={servings >= some.max}
              onClick={() => setServings(servings + 1)}
            >
              <Icon name="add" />
            </button>
          </span>
        </div>
        <label className="field">
          {say('order.name')}
          <input
            value={name}
            required
            maxLength={guestName.max}
            autoComplete="given-name"
            onChange={(event) => setName(event.target.value)}
          />
          <span>{say('order.name.why')}</span>
        </label>
        <label className="field">
          {say('order.note')}
          <input value={note} maxLength={notes.max} onChange={(event) => setNote(event.target.value)} />
        </label>
        {asksCode && (
          <label className="field">
            {say('order.code')}
            <input
              value={code}
              required
              maxLength={doorCode.max}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
        )}
        <div className="ends">
          <button type="button" className="second" onClick={() => dialog.current?.close()}>
            {say('order.cancel')}
          </button>
          <button type="submit" className="first" disabled={busy || !item.available}>
            {say('order.send')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
