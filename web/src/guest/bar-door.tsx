import { LIMITS } from '@cellaret/domain/core/limits';
import type { Gate } from '@cellaret/domain/guests/guests';
import { useState, type SyntheticEvent } from 'react';
import { setDoor } from '#data/guest/host.ts';
import type { Say } from './words.ts';

const HOUR_MS = 3_600_000;
/** How long a bar stays open unless its host says otherwise. */
const EVENING_HOURS = 6;

const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** The next time a clock shows this. */
function nextTime(clock: string, now = new Date()): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const at = new Date(now);
  at.setHours(hours, minutes, 0, 0);
  if (at <= now) at.setDate(at.getDate() + 1);
  return at;
}

const isTakingNow = (gate: Gate, now = new Date()): boolean => gate.is_taking && gate.closes_at > now;

interface BarDoorProps {
  token: string;
  gate: Gate;
  say: Say;
  onFailed: () => void;
}

/** Settings of the bar: orders on or off, until when, and with which code. */
export function BarDoor({ token, gate, say, onFailed }: BarDoorProps) {
  const isTaking = isTakingNow(gate);
  const [until, setUntil] = useState(() =>
    clockOf(isTaking ? gate.closes_at : new Date(Date.now() + EVENING_HOURS * HOUR_MS)),
  );
  const [code, setCode] = useState(gate.door_code);
  const save = (taking: boolean): void => {
    const door = { is_taking: taking, closes_at: nextTime(until), door_code: code.trim() };
    setDoor(token, door).catch(onFailed);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    save(isTaking);
  };
  return (
    <form className="bar" onSubmit={submit}>
      <label className="check">
        <input type="checkbox" checked={isTaking} onChange={(event) => save(event.target.checked)} />
        {say('bar.taking')}
      </label>
      <label>
        {say('bar.until')}
        <input type="time" value={until} required onChange={(event) => setUntil(event.target.value)} />
      </label>
      <label>
        {say('bar.code')}
        <input
          value={code}
          maxLength={LIMITS.guests.doorCode.max}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit">{say('bar.save')}</button>
    </form>
  );
}
