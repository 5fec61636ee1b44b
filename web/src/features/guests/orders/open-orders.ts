import type { OpenStatus, Order } from '@cellaret/domain/guests/guests';
import { useEffect, useState } from 'react';

/** The state that follows each step. */
export const NEXT = { new: 'making', making: 'ready', ready: 'served' } as const;

/** An order that is still to be done. */
export type OpenOrder = Order & { status: OpenStatus };

/** After so many minutes an order is late. */
export const LATE = 10;

const MINUTE_MS = 60_000;

/** Whole minutes since moments, counted on as they pass. */
export function useMinutesSince(): (moment: Date) => number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  return (moment) => Math.max(0, Math.floor((now - moment.getTime()) / MINUTE_MS));
}
