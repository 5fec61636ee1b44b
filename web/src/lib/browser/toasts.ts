import { createStore } from './store.ts';

/** A way on that a toast offers. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A short message at the foot of the screen; `action` is usually an undo. */
export interface Toast {
  id: number;
  text: string;
  tone: 'info' | 'success' | 'error';
  action?: ToastAction;
  /** Another way on, before the action. */
  other?: ToastAction;
  /** Called when the toast goes without its action. */
  ended?: () => void;
}

export const toasts = createStore<readonly Toast[]>([]);
let nextId = 1;

/** Shows a toast after those already waiting; the host takes it away again. */
export function showToast(
  text: string,
  options: Partial<Pick<Toast, 'tone' | 'action' | 'other' | 'ended'>> = {},
): void {
  toasts.set([...toasts.get(), { id: nextId++, text, tone: 'info', ...options }]);
}
