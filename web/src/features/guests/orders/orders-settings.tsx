import { LIMITS } from '@cellaret/domain/core/limits';
import type { Gate } from '@cellaret/domain/guests/guests';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { closingTime, isTakingOrders, setDoor } from '#data/guests/orders.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { formatTime } from '#lib/text/format.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { SwitchRow } from '#ui/kit/switch-row.tsx';
import { TextInput } from '#ui/text-input.tsx';

const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** The next time a clock shows this; null for what no clock shows. */
function nextTime(clock: string): Date | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  if (hours === undefined) return null;
  const now = new Date();
  const at = new Date(now);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at <= now) at.setDate(at.getDate() + 1);
  return at;
}

interface OrdersSettingsProps {
  token: string;
  gate: Gate;
  /** How many orders nobody has begun. */
  waiting: number;
  onDeclineAll: () => void;
  /** The switch that has this device told of orders. */
  told: ReactNode;
  onClose: () => void;
}

/** Settings of the orders, each of which saves itself. */
export function OrdersSettings({ token, gate, waiting, onDeclineAll, told, onClose }: OrdersSettingsProps) {
  const t = useText();
  const title = useId();
  const isTaking = isTakingOrders(gate);
  const [until, setUntil] = useState(() => clockOf(closingTime(gate)));
  const [code, setCode] = useState(gate.door_code);
  const save = (change: Parameters<typeof setDoor>[2]): void => {
    setDoor(token, gate, change).catch(showFailure);
  };
  const closesAt = nextTime(until);
  const saveCode = (): void => {
    if (code.trim() !== gate.door_code) save({ door_code: code.trim() });
  };
  const close = (): void => {
    saveCode();
    onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('orders.settings')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SwitchRow
          label={t('orders.taking')}
          hint={isTaking ? t('orders.until', { time: formatTime(gate.closes_at) }) : t('orders.closed')}
          checked={isTaking}
          onChange={(is_taking) => save({ is_taking, ...(closesAt && { closes_at: closesAt }) })}
        />
        <TextInput
          label={t('orders.until.label')}
          type="time"
          value={until}
          onChange={(event) => {
            setUntil(event.target.value);
            const closes_at = nextTime(event.target.value);
            if (closes_at) save({ closes_at });
          }}
        />
        <TextInput
          label={t('orders.code')}
          hint={t('orders.code.hint')}
          value={code}
          inputProps={{ maxLength: LIMITS.guests.doorCode.max }}
          onChange={(event) => setCode(event.target.value)}
          onBlur={saveCode}
        />
        {told}
        {waiting > 0 && (
          <Button variant="outlined" color="bitters" onClick={onDeclineAll}>
            {t('orders.decline-all', { count: waiting })}
          </Button>
        )}
        <Button variant="text" onClick={close} sx={{ justifySelf: 'end' }}>
          {t('common.close')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
