import { LIMITS } from '@cellaret/domain/core/limits';
import { useEffect, useState } from 'react';
import { look, say, type Told } from '#data/guests/device.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';

const OWN_DEVICE = { look, say };

type Device = typeof OWN_DEVICE;

/**
 * Says from time to time that the orders are before somebody's eyes here, and at once when they are put away.
 * Returns what ends it.
 */
function attended(device: Device): () => void {
  const tell = (): void => {
    // A lost message only means one notification too many.
    device.say(document.visibilityState === 'visible', currentLocale()).catch(() => undefined);
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

/** The state of notices on this device, which says while the bar takes orders that somebody looks at them. */
export function useTold(pushKey: string | null, isTaking: boolean, device: Device = OWN_DEVICE) {
  const [told, setTold] = useState<Told | 'looking'>('looking');
  useEffect(() => {
    if (pushKey === null) return undefined;
    let ended = false;
    const ask = (): void => {
      // Somebody may have been to the browser's settings meanwhile.
      if (document.visibilityState !== 'visible') return;
      device
        .look(pushKey)
        .then((found) => ended || setTold(found))
        .catch(() => ended || setTold((before) => (before === 'looking' ? 'off' : before)));
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [pushKey, device]);
  useEffect(() => (told === 'on' && isTaking ? attended(device) : undefined), [told, isTaking, device]);
  return [told, setTold] as const;
}
