import { describe, expect, it } from 'vitest';
import { isResting, startTyping, type TypedQuery, type TypedQueryEvent, typeQuery } from './use-search.ts';

const after = (start: TypedQuery, ...events: TypedQueryEvent[]): TypedQuery =>
  events.reduce(typeQuery, start);

describe('a query as it is typed', () => {
  it('is asked for at once where it was there from the start, and not where it is too short', () => {
    expect(startTyping(' negroni ')).toEqual({ typed: ' negroni ', asked: 'negroni' });
    expect(startTyping('ne')).toEqual({ typed: 'ne', asked: '' });
  });

  it('keeps asking for what was asked while somebody types on, until they rest', () => {
    const typing = after(startTyping('negr'), { type: 'typed', text: 'negron' });
    expect(typing).toEqual({ typed: 'negron', asked: 'negr' });
    expect(isResting(typing)).toBe(true);
    const rested = after(typing, { type: 'rested' });
    expect(rested.asked).toBe('negron');
    expect(isResting(rested)).toBe(false);
  });

  it('waits for nobody where only space was added or what was asked stands there again', () => {
    expect(isResting(after(startTyping('gin'), { type: 'typed', text: 'gin ' }))).toBe(false);
    const back = after(startTyping('gin'), { type: 'typed', text: 'gins' }, { type: 'typed', text: 'gin' });
    expect(isResting(back)).toBe(false);
  });

  it('asks for nothing as soon as too little is left', () => {
    const cleared = after(startTyping('negroni'), { type: 'typed', text: '' });
    expect(cleared).toEqual({ typed: '', asked: '' });
    expect(isResting(cleared)).toBe(false);
    expect(after(cleared, { type: 'rested' }).asked).toBe('');
  });

  it('asks at once for what Back brings', () => {
    expect(after(startTyping('negroni'), { type: 'given', text: 'martini' }).asked).toBe('martini');
  });
});
