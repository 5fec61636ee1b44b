import { LIMITS } from '@cellaret/domain/core/limits';
import type { PublicItem } from '@cellaret/domain/guests/guests';
import { Icon } from '@cellaret/drawings/icon.tsx';
import type { Say } from '@cellaret/drawings/menu/words.ts';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Refusal } from '#data/guests/guest-orders.ts';
import { KeptPicture } from './kept-picture.tsx';
import { keep, kept, KEPT_NAME } from './kept.ts';

const CODE = 'cellaret.guest.code';

/** Input of this visit, even if nothing was ordered: the next sheet does not ask again. */
const typed = { name: '', code: '' };

/** A drink that is to be ordered, with how many and a wish. */
export interface Line {
  item: PublicItem;
  servings: number;
  note: string;
}

interface OrderSheetProps {
  token: string;
  /** The drink in question; undefined where the basket alone is sent. */
  item: PublicItem | undefined;
  basket: readonly Line[];
  asksCode: boolean;
  say: Say;
  onBasket: (lines: readonly Line[]) => void;
  /** Told what is left once something was taken: nothing, or all from the one that was refused. */
  onSent: (rest: readonly Line[]) => void;
  onClose: () => void;
}

/**
 * Asks for all that an order needs, sends it, and says where it was not taken. What is typed once is
 * remembered on this phone.
 */
export function OrderSheet({ token, item, basket, asksCode, say, ...told }: OrderSheetProps) {
  const { onBasket, onSent, onClose } = told;
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(() => typed.name || kept(KEPT_NAME));
  const [servings, setServings] = useState(1);
  const [note, setNote] = useState('');
  const [code, setCode] = useState(() => typed.code || kept(CODE));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const lines = item ? [...basket, { item, servings, note }] : basket;
  const isGone = lines.some((line) => !line.item.available);
  const { guestName, note: notes, doorCode, servings: some, basket: most } = LIMITS.guests;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => void Object.assign(typed, { name, code }), [name, code]);

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const { asLine, placeOrder } = await import('#data/guests/guest-orders.ts');
    const who = { guest_name: asLine(name), door_code: asksCode ? asLine(code) : '' };
    let refusal: Refusal | null = who.guest_name === '' ? 'refused' : null;
    let sent = 0;
    for (const { item: drink, ...wish } of lines) {
      const order = { ...who, ...wish, note: asLine(wish.note), recipe_id: drink.recipe_id };
      refusal ??= await placeOrder(token, order, sent > 0);
      if (refusal === null) sent++;
    }
    setBusy(false);
    if (refusal !== null) setProblem(say(`order.${refusal}`));
    if (sent === 0) return;
    keep(KEPT_NAME, who.guest_name);
    keep(CODE, who.door_code);
    onSent(lines.slice(sent));
  };
  return (
    <dialog ref={dialog} aria-labelledby="order-title" onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        {item ? (
          <div className="ordered">
            <KeptPicture item={item} size={72} />
            <div>
              <h2 id="order-title" dir="auto" aria-label={say('order.title', { name: item.name })}>
                {item.name}
              </h2>
              <p className="soft" dir="auto">
                {item.ingredient_names.join(', ')}
              </p>
            </div>
          </div>
        ) : (
          <h2 id="order-title">{say('basket')}</h2>
        )}
        {basket.length > 0 && (
          <ul>
            {basket.map((line, index) => (
              <li key={index}>
                <span dir="auto">
                  {`${line.servings} × ${line.item.name}`}
                  {!line.item.available && ` · ${say('order.ran-out')}`}
                </span>
                <button
                  type="button"
                  className="second"
                  aria-label={say('basket.remove', { name: line.item.name })}
                  onClick={() => onBasket(basket.filter((one) => one !== line))}
                >
                  <Icon name="no" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {(problem !== null || isGone) && (
          <p className="bad" role="alert">
            {isGone ? say('order.ran-out') : problem}
          </p>
        )}
        {item && (
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
        )}
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
        {item && (
          <label className="field">
            {say('order.note')}
            <input value={note} maxLength={notes.max} onChange={(event) => setNote(event.target.value)} />
          </label>
        )}
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
        {item?.available && lines.length < most && (
          <button
            type="button"
            className="second"
            onClick={() => {
              onBasket(lines);
              onClose();
            }}
          >
            {say('basket.more')}
          </button>
        )}
        <div className="ends">
          <button type="button" className="second" onClick={() => dialog.current?.close()}>
            {say('order.cancel')}
          </button>
          <button type="submit" className="first" disabled={busy || isGone || lines.length === 0}>
            {say('order.send')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
