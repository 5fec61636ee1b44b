import { LIMITS } from '@cellaret/domain/core/limits';
import { currentSession } from '#data/session/session.ts';

/** A member's name in a bar until they choose another; never their email address. */
export function ownName(): string {
  const session = currentSession();
  if (session.state !== 'signed-in') return '';
  const { displayName, email } = session.user;
  return (displayName.trim() || email.replace(/@.*/, '')).slice(0, LIMITS.bars.memberName.max).trim();
}
