// Apart from toasts.ts, which a first visit loads: only the host of toasts ends them.
import { toasts } from './toasts.ts';

const takeAway = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Takes a toast away; its action was not chosen. */
export function dismissToast(id: number): void {
  const toast = toasts.get().find((one) => one.id === id);
  takeAway(id);
  toast?.ended?.();
}

/** Does one of the things a toast offers, and takes it away. */
export function takeUpToast(id: number, which: 'action' | 'other'): void {
  const toast = toasts.get().find((one) => one.id === id);
  takeAway(id);
  toast?.[which]?.run();
}
