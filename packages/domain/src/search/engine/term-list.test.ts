import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TermList } from './term-list.ts';
import { forgivenEdits, matchKind } from './term-match.ts';

/** Reference implementation of the edit distance with transpositions. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const [headA = '', headB = ''] = [a[0], b[0]];
  const options = [
    distance(a.slice(1), b) + 1,
    distance(a, b.slice(1)) + 1,
    distance(a.slice(1), b.slice(1)) + (headA === headB ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && headA === b[1] && a[1] === headB) {
    options.push(distance(a.slice(2), b.slice(2)) + 1);
  }
  return Math.min(...options);
}

const term = fc.stringMatching(/^[abc]{1,6}$/);
const sortedTerms = fc.uniqueArray(term, { maxLength: 60 }).map((terms) => terms.sort());

describe('TermList', () => {
  it('finds the same terms within a distance as comparing with every term', () => {
    fc.assert(
      fc.property(sortedTerms, term, fc.constantFrom(1, 2), (terms, word, edits) => {
        const found = new TermList(terms).near(word, edits, false).map((place) => terms[place]);
        expect(found).toEqual(terms.filter((one) => distance(one, word) <= edits));
      }),
      { numRuns: 200 },
    );
  });

  it('finds terms with a prefix within a distance', () => {
    fc.assert(
      fc.property(sortedTerms, term, fc.constantFrom(1, 2), (terms, word, edits) => {
        const beginsNear = (one: string): boolean =>
          one[0] === word[0] &&
          Array.from(one, (_, at) => one.slice(0, at + 1)).some((start) => distance(start, word) <= edits);
        const found = new TermList(terms).near(word, edits, true).map((place) => terms[place]);
        expect(found).toEqual(terms.filter(beginsNear));
      }),
      { numRuns: 200 },
    );
  });

  it('finds terms by prefix, and exact terms', () => {
    fc.assert(
      fc.property(sortedTerms, term, (terms, word) => {
        const list = new TermList(terms);
        const { from, to } = list.beginningWith(word);
        expect(terms.slice(from, to)).toEqual(terms.filter((one) => one.startsWith(word)));
        expect(list.placeOf(word)).toBe(terms.indexOf(word));
      }),
    );
  });
});

describe('matchKind', () => {
  it('equals the reference distance', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[abc]{1,9}$/), fc.stringMatching(/^[abc]{1,9}$/), (one, word) => {
        fc.pre(!one.startsWith(word));
        const near = forgivenEdits(word) > 0 && distance(one, word) <= forgivenEdits(word);
        expect(matchKind(one, { word, last: false }, true)).toBe(near ? 'typo' : null);
        expect(matchKind(one, { word, last: false }, false)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
