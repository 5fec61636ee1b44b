import { LIMITS } from '@cellaret/domain/core/limits';
import type { PublicItem } from '@cellaret/domain/guests/guests';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { GUEST_NAME, keep, keptText, type Say } from './words.ts';

const CODE = 'cellaret.guest.code';

/** Input of this visit, even if nothing was ordered: the next sheet does not ask again. */
const typed = { name: '', code: '' };

interface OrderSheetProps {
  token: string;
  item: PublicItem;
  asksCode: boolean;
  say: Say;
  /** Told with what was ordered, or null where somebody changed their mind. */
  onDone: (ordered: PublicItem | null) => void;
}

/**
 * Asks what an order needs, sends it, and says where it was not taken. What is typed once is remembered on
 * this phone.
 */
export function OrderSheet({ token, item, asksCode, say, onDone }: OrderSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(() => typed.name || keptText(GUEST_NAME));
  const [servings, setServings] = useState(1);
  const [note, setNote] = useState('');
  const [code, setCode] = useState(() => typed.code || keptText(CODE));
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
    keep(GUEST_NAME, wish.guest_name);
    keep(CODE, wish.door_code);
    onDone(item);
  };

  return (
    <dialog ref={dialog} aria-labelledby="order-title" onClose={() => onDone(null)}>
      <form onSubmit={(event) => void send(event)}>
        <h2 id="order-title" dir="auto">
          {say('order.title', { name: item.name })}
        </h2>
        {(problem !== null || !item.available) && (
          <p className="notice bad" role="alert">
            {item.available ? problem : say('order.ran-out')}
          </p>
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
        <label className="field">
          {say('order.servings')}
          <select value={servings} onChange={(event) => setServings(Number(event.target.value))}>
            {Array.from({ length: some.max }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
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
        <div className="row">
          <button type="submit" className="first" disabled={busy || !item.available}>
            {say('order.send')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('order.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
