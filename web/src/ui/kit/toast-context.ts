import { createContext, use } from 'react';

export type Toast = {
  text: string;
  /** An undo or a retry; the toast goes away when it is pressed. */
  action?: { label: string; onPress: () => void };
  tone?: 'notice' | 'error';
};

export const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Shows a short message at the bottom of the screen; a new one replaces the last. Needs a ToastHost above. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastHost above it');
  return show;
}
