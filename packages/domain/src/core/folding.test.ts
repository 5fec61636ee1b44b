import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, tokenise } from './folding.ts';

describe('foldName', () => {
  it.each([
    ['Crème de Cassis', 'creme de cassis'],
    ['  Piña—Colada ', 'pina colada'],
    ['Brännvin Ø Æble', 'brannvin o aeble'],
    ['Żołądkowa', 'zoladkowa'],
    ['STRASSE / straße', 'strasse strasse'],
    ["Jack Daniel's", 'jack daniels'],
    ['Jack Daniel’s', 'jack daniels'],
    ["Fleur d'Alsace", 'fleur d alsace'],
    ['Campari™', 'campari'],
    ['ﬁne ½', 'fine 1 2'],
    ['İstanbul', 'istanbul'],
    ['№7', 'no7'],
    ['!!!', ''],
  ])('folds %j to %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('does not change a folded name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });

  it('treats composed and decomposed spellings as equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(text.normalize('NFD'))).toBe(foldName(text.normalize('NFC')));
      }),
    );
  });
});

describe('tokenise', () => {
  it('returns the words in order, none for a text without letters', () => {
    expect(tokenise('Corpse Reviver No. 2')).toEqual(['corpse', 'reviver', 'no', '2']);
    expect(tokenise(' — ')).toEqual([]);
  });
});
