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

  it('leaves a folded name as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });

  it('does not tell composed and decomposed spellings apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(text.normalize('NFD'))).toBe(foldName(text.normalize('NFC')));
      }),
    );
  });
});

describe('tokenise', () => {
  it('gives the words in order and nothing for a text without letters', () => {
    expect(tokenise('Corpse Reviver No. 2')).toEqual(['corpse', 'reviver', 'no', '2']);
    expect(tokenise(' — ')).toEqual([]);
  });
});
