import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { switchOff, switchOn, type Told } from '#data/guests/device.ts';
import { currentLocale, useText } from '#lib/i18n/i18n.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { SwitchRow } from '#ui/kit/switch-row.tsx';

interface ToldSwitchProps {
  pushKey: string;
  told: Told | 'looking';
  onTold: (told: Told) => void;
}

/** Has this device told of new orders: one tap, and what stands in its way. */
export function ToldSwitch({ pushKey, told, onTold }: ToldSwitchProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (told === 'looking') return null;
  if (told === 'unsupported' || told === 'install' || told === 'denied')
    return <Typography color="textSecondary">{t(`orders.told.${told}`)}</Typography>;
  const turn = (isOn: boolean): void => {
    setFailed(false);
    setBusy(true);
    (isOn ? switchOn(pushKey, currentLocale()) : switchOff())
      .then(onTold)
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <SwitchRow
        label={t('orders.told')}
        hint={t(busy ? 'orders.told.busy' : `orders.told.${told}`)}
        checked={told === 'on'}
        busy={busy}
        onChange={turn}
      />
      {failed && <Banner tone="error">{t('orders.told.failed')}</Banner>}
    </>
  );
}
