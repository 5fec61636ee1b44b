import { LIMITS } from '@cellaret/domain/core/limits';

/** A search as it is typed: what stands in the box, and what is asked for. */
export interface TypedQuery {
  typed: string;
  /** Empty where the box holds too little to search for. */
  asked: string;
}

export type TypedQueryEvent =
  /** Somebody typed: what is asked for waits until they rest. */
  | { type: 'typed'; text: string }
  /** They rested, or pressed Enter. */
  | { type: 'rested' }
  /** The text came from elsewhere as a whole: a shared link, Back. */
  | { type: 'given'; text: string };

/** True if a text is long enough to search; shorter ones show suggestions (specification, section 4). */
const isSearchable = (text: string): boolean => text.trim().length >= LIMITS.search.minLength;

const askFor = (typed: string): TypedQuery => ({ typed, asked: isSearchable(typed) ? typed.trim() : '' });

export const startTyping = askFor;

export function typeQuery(query: TypedQuery, event: TypedQueryEvent): TypedQuery {
  switch (event.type) {
    case 'typed':
      return isSearchable(event.text) ? { ...query, typed: event.text } : askFor(event.text);
    case 'rested':
      return askFor(query.typed);
    case 'given':
      return askFor(event.text);
  }
}

/** True if the typed text has not been searched yet. */
export const isResting = ({ typed, asked }: TypedQuery): boolean =>
  isSearchable(typed) && typed.trim() !== asked;
