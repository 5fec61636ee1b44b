import { useLocation } from 'react-router-dom';

/**
 * Router state for links between the screens before login: the typed email address. It is not part of the
 * page's address, which is stored.
 */
export const emailState = (email: string): { email: string } => ({ email });

/** The address the link that led here took along; empty without one. */
export function useEmailState(): string {
  const state: unknown = useLocation().state;
  const email = state !== null && typeof state === 'object' && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : '';
}
