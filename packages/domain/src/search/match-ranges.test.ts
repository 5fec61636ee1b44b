import { describe, expect, it } from 'vitest';
import { matchRanges, typedRanges } from './match-ranges.ts';

const marked = (text: string, terms: { term: string; query: string }[]): string[] =>
  matchRanges(text, terms).map(({ start, end }) => text.slice(start, end));

describe('matchRanges', () => {
  it('marks the typed part of a word', () => {
    expect(marked('Old Fashioned', [{ term: 'fashioned', query: 'fash' }])).toEqual(['Fash']);
  });

  it('marks the whole word if it was found despite a typo', () => {
    expect(marked('Old Fashioned', [{ term: 'fashioned', query: 'fahsioned' }])).toEqual(['Fashioned']);
  });

  it('marks accented letters, and letters that fold to two', () => {
    expect(
      marked('Crème Straße', [
        { term: 'creme', query: 'crem' },
        { term: 'strasse', query: 'stras' },
      ]),
    ).toEqual(['Crèm', 'Straß']);
  });

  it('marks a possessive that was found without its apostrophe', () => {
    expect(marked("Bee's Knees", [{ term: 'bees', query: 'bees' }])).toEqual(["Bee's"]);
  });

  it('marks nothing in a text without the term', () => {
    expect(marked('Negroni', [{ term: 'gin', query: 'gin' }])).toEqual([]);
  });
});

describe('typedRanges', () => {
  const typed = (text: string, query: string): string[] =>
    typedRanges(text, query).map(({ start, end }) => text.slice(start, end));

  it('marks the beginning of a word, and a part of a compound', () => {
    expect(typed('Zitronensaft', 'Zitro')).toEqual(['Zitro']);
    expect(typed('Zitronensaft', 'saft')).toEqual(['saft']);
    expect(typed('Zitronensaft', 'sa')).toEqual([]);
    expect(typed('Roter Wermut', 'wermut roter')).toEqual(['Roter', 'Wermut']);
  });

  it('marks letters with accents however they were typed', () => {
    expect(typed('Weißer Rum', 'weisser')).toEqual(['Weißer']);
    expect(typed('Holunderblütensirup', 'blute')).toEqual(['blüte']);
  });

  it('marks nothing that was not typed', () => {
    expect(typed('Zitronensaft', 'lemon')).toEqual([]);
    expect(typed('Zitronensaft', '')).toEqual([]);
  });
});
