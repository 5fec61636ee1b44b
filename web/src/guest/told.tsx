import { LIMITS } from '@cellaret/domain/core/limits';
import { useEffect, useState } from 'react';
import { look, say as tellServer, switchOff, switchOn, type Told } from '#data/guest/device.ts';
import { firstLanguage, type Say } from './words.ts';

/**
 * Says from time to time that the orders are before somebody's eyes here, and at once when they are put away.
 * Returns what ends it.
 */
function attended(): () => void {
  const tell = (): void => {
    // A lost message only means one notification too many.
    tellServer(document.visibilityState === 'visible', firstLanguage()).catch(() => undefined);
  };
  const again = (): void => {
    if (document.visibilityState === 'visible') tell();
  };
  tell();
  const timer = setInterval(again, LIMITS.devices.seenSeconds * 1000);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Has this device told of new orders while nobody looks at them: one tap, and what stands in its way. */
export function ToldSwitch({ pushKey, isTaking, say }: { pushKey: string; isTaking: boolean; say: Say }) {
  const [told, setTold] = useState<Told | 'looking'>('looking');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let ended = false;
    const ask = (): void => {
      // Somebody may have been to the browser's settings meanwhile.
      if (document.visibilityState !== 'visible') return;
      look(pushKey)
        .then((found) => ended || setTold(found))
        .catch(() => ended || setTold((before) => (before === 'looking' ? 'off' : before)));
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [pushKey]);
  useEffect(() => (told === 'on' && isTaking ? attended() : undefined), [told, isTaking]);
  if (told === 'looking') return null;
  if (told === 'unsupported' || told === 'install' || told === 'denied')
    return <p className="soft">{say(`told.${told}`)}</p>;
  const turn = (isOn: boolean): void => {
    setFailed(false);
    setBusy(true);
    (isOn ? switchOn(pushKey, firstLanguage()) : switchOff())
      .then(setTold)
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <div className="told">
      <label className="check">
        <input
          type="checkbox"
          checked={told === 'on'}
          aria-disabled={isBusy}
          aria-describedby="told-text"
          onChange={(event) => {
            if (!isBusy) turn(event.target.checked);
          }}
        />
        {say('told')}
      </label>
      <p className="soft" id="told-text" role="status">
        {say(isBusy ? 'told.busy' : `told.${told}`)}
      </p>
      {failed && (
        <p className="notice bad" role="alert">
          {say('told.failed')}
        </p>
      )}
    </div>
  );
}
