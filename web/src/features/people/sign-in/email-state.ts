import { useLocation } from 'react-router-dom';

/** What a link between the screens at the door takes along: the address that was typed. Not in the address of the page, which is kept. */
export const emailState = (email: string): { email: string } => ({ email });

/** The address the link that led here took along; empty without one. */
export function useEmailState(): string {
  const state: unknown = useLocation().state;
  const email = state !== null && typeof state === 'object' && 'email' in state ? state.email : undefined;
  return typeof email === 'string' ? email : '';
}
