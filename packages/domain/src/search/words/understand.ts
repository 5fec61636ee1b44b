import { LEXICON, type Grammar } from './lexicon.ts';
import { PhraseReader, type KnownNames, type Reading } from './phrase-reader.ts';
import type { Term, TermMeaning, Understood } from './terms.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A phrase without words that have no meaning in a search. */
export const withoutFillers = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => {
      const meaning = LEXICON.get(word);
      return meaning?.kind !== 'grammar' || meaning.grammar !== 'filler';
    })
    .join(' ');

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Words for exclusive bounds. */
const STRICT = /^(?:under|below|less than|fewer than|unter|weniger als|more than|over|above|uber|mehr als)$/;

/** Parses terms one by one and applies the grammar of adjacent words. */
class Sentence {
  readonly terms: Term[] = [];
  like = false;
  readonly #query: string;
  readonly #tokens: readonly Token[];
  readonly #reader: PhraseReader;
  /** Start of the negation of the next term. */
  #negatedFrom: number | null = null;
  /** True if 'and' continues an exclusion. */
  #goesOn = false;
  /** Index of the first term in a comma-separated run of ingredients. */
  #runFrom = 0;
  #bound: 'most' | 'least' | null = null;
  /** True for an exclusive bound: 'less than four'. */
  #isStrict = false;
  #boundFrom = 0;

  constructor(query: string, names: KnownNames) {
    this.#query = query;
    this.#tokens = tokensOf(query);
    this.#reader = new PhraseReader(names, this.#tokens);
  }

  read(): void {
    for (let at = 0; at < this.#tokens.length;) {
      const token = this.#tokens[at];
      if (!token) break;
      if (token.minus) this.#negatedFrom = token.start - 1;
      const reading = this.#reader.read(at);
      const { meaning } = reading;
      if (meaning.kind === 'grammar') {
        this.#grammar(meaning.grammar, token, at, reading.length);
        at += reading.length;
      } else if (meaning.kind === 'number') at += this.#number(meaning.value, at, reading.length);
      else {
        if (!(reading.isClass && this.#narrow(meaning, at, reading.length)))
          this.#take(meaning, at, reading.length, reading);
        at += reading.length;
      }
    }
  }

  #grammar(grammar: Grammar, token: Token, at: number, length: number): void {
    switch (grammar) {
      case 'not':
        // 'No. 2' is not a negation.
        if (token.word === 'no' && /^\d+$/.test(this.#tokens[at + length]?.word ?? '')) return;
        this.#negatedFrom ??= token.start;
        return;
      case 'free': {
        const last = this.terms.at(-1);
        if (last?.kind !== 'ingredient') return;
        const end = this.#tokens[at + length - 1]?.end ?? last.end;
        this.terms[this.terms.length - 1] = { ...last, negated: true, end };
        return;
      }
      case 'with':
        // 'Not with' is a negation.
        if (this.#isNegator(at - 1)) return;
        this.#negatedFrom = null;
        this.#goesOn = false;
        return;
      case 'like':
        this.like = true;
        return;
      case 'than': {
        // 'Stronger than a Negroni' is a comparison; 'stronger than 30 %' is a bound.
        const last = this.terms.at(-1);
        if (last?.kind === 'trait') this.like = true;
        if (last?.kind !== 'strength') return;
        const isNumber = /^\d+$/.test(this.#tokens[at + length]?.word ?? '');
        if (!isNumber) {
          this.like = true;
          return;
        }
        this.terms.pop();
        this.#bound = (last.strength === 'strong') === last.negated ? 'most' : 'least';
        this.#boundFrom = last.start;
        return;
      }
      case 'most':
      case 'least': {
        // 'Not over 25 %' is 25 % at most.
        const isNegated = this.#negatedFrom !== null;
        this.#bound = (grammar === 'most') === isNegated ? 'least' : 'most';
        this.#isStrict = STRICT.test(this.#wordsAt(at, length)) !== isNegated;
        this.#boundFrom = this.#negatedFrom ?? token.start;
        this.#negatedFrom = null;
        return;
      }
      case 'and':
      case 'or':
      case 'items':
      case 'percent':
      case 'filler':
    }
  }

  #wordsAt(at: number, length: number): string {
    const tokens = this.#tokens.slice(at, at + length);
    return tokens.map(({ word }) => word).join(' ');
  }

  #isNegator(at: number): boolean {
    const meaning = LEXICON.get(this.#tokens[at]?.word ?? '');
    return meaning?.kind === 'grammar' && meaning.grammar === 'not';
  }

  /** 'Or fewer', 'oder mehr', or the plus of '5+': which bound makes a number of it, in how many words. */
  #openAt(place: number): { end: 'most' | 'least' | null; length: number } {
    const [joint, word] = [this.#tokens[place]?.word ?? '', this.#tokens[place + 1]?.word ?? ''];
    if (this.#query[this.#tokens[place - 1]?.end ?? 0] === '+') return { end: 'least', length: 0 };
    if (!/^(?:or|oder)$/.test(joint)) return { end: null, length: 0 };
    if (/^(?:less|fewer|weniger)$/.test(word)) return { end: 'most', length: 2 };
    return /^(?:more|mehr)$/.test(word) ? { end: 'least', length: 2 } : { end: null, length: 0 };
  }

  /** Parses a number of so many words with its unit, or as a word. Returns the number of words. */
  #number(value: number, at: number, length: number): number {
    const end = (places: number) => this.#tokens[at + places - 1]?.end ?? 0;
    const kindAt = (place: number) => {
      const read = this.#tokens[place]
        ? this.#reader.read(place)
        : { meaning: { kind: 'text', called: '' } as const, length: 0 };
      return { what: read.meaning.kind === 'grammar' ? read.meaning.grammar : null, length: read.length };
    };
    const after = at + length;
    // '10 - 15 %', 'between 10 and 15 percent'.
    const skipped = /^(?:and|to|und|bis)$/.test(this.#tokens[after]?.word ?? '') ? 1 : 0;
    const second = Number(this.#tokens[after + skipped]?.word ?? Number.NaN);
    if (Number.isFinite(second) && kindAt(after + 1 + skipped).what === 'percent') {
      const [min, max] = [Math.min(value, second), Math.max(value, second)];
      this.#push({ kind: 'abv', min, max }, at, end(length + 2 + skipped), false);
      return length + 2 + skipped;
    }
    // 'Five or more ingredients', '5 ingredients or more'.
    const before = this.#openAt(after);
    const unit = kindAt(after + before.length);
    const behind = before.end ? { end: null, length: 0 } : this.#openAt(after + unit.length);
    const open = before.end ?? behind.end;
    const places = length + before.length + unit.length + behind.length;
    const bounds = (most: number): Bounds => {
      // The bound 100 % is always inclusive.
      const step = this.#isStrict && most !== 100 && !open ? 1 : 0;
      const bound = open ?? this.#bound;
      if (bound === 'most') return { min: 0, max: value - step };
      if (bound === 'least') return { min: value + step, max: most };
      return { min: value, max: value };
    };
    if (unit.what === 'percent') {
      const { min, max } =
        this.#bound === null && !open ? { min: Math.max(0, value - 2), max: value + 2 } : bounds(100);
      if (value === 0) this.#push({ kind: 'strength', strength: 'none' }, at, end(places), false);
      else this.#push({ kind: 'abv', min, max }, at, end(places), false);
      return places;
    }
    if (unit.what === 'items' && value > 0) {
      this.#push({ kind: 'count', ...bounds(99) }, at, end(places), false);
      return places;
    }
    if (this.#bound !== null && value >= 10) {
      this.#push({ kind: 'abv', ...bounds(100) }, at, end(length), false);
      return length;
    }
    if (this.#bound !== null && value > 0 && value < 10) {
      this.#push({ kind: 'count', ...bounds(99) }, at, end(length), false);
      return length;
    }
    const word = this.#tokens[at]?.word ?? '';
    // 'Zero sugar' is a negation.
    if (word === 'zero' || word === 'null') this.#negatedFrom ??= this.#tokens[at]?.start ?? null;
    if (/^\d+$/.test(word)) this.#push({ kind: 'text', called: word }, at, end(length), false);
    return length;
  }

  #take(
    meaning: TermMeaning,
    at: number,
    length: number,
    { negated = false, isGuessed = false }: Pick<Reading, 'negated' | 'isGuessed'>,
  ): void {
    const token = this.#tokens[at];
    const before = this.#tokens[at - 1];
    const between = LEXICON.get(before?.word ?? '');
    const joint = between?.kind === 'grammar' ? between.grammar : null;
    const isJoined = token?.joined || joint === 'and' || joint === 'or';
    if (joint === 'or' && !negated && this.#negatedFrom === null && this.#either(meaning, at, length)) return;
    // 'Rum, gin or vodka' is a run of ingredients.
    const isRun = token?.joined && meaning.kind === 'ingredient' && this.terms.at(-1)?.kind === 'ingredient';
    if (!isRun) this.#runFrom = this.terms.length;
    const goesOn = this.#goesOn && isJoined && meaning.kind === 'ingredient';
    const isNegated = negated || this.#negatedFrom !== null || goesOn;
    this.#push(meaning, at, this.#tokens[at + length - 1]?.end ?? 0, isNegated, isGuessed);
    this.#goesOn = isNegated && meaning.kind === 'ingredient';
  }

  /** Merges alternatives into one ingredient term; false if the previous term is none, or is negated. */
  #either(meaning: TermMeaning, at: number, length: number): boolean {
    if (meaning.kind !== 'ingredient') return false;
    const before = this.terms.slice(this.#runFrom).filter((term) => term.kind === 'ingredient');
    const [first] = before;
    if (!first || before.some(({ negated }) => negated)) return false;
    const all = [...before, meaning];
    const end = this.#tokens[at + length - 1]?.end ?? 0;
    this.terms.splice(this.#runFrom, before.length, {
      ...first,
      core: [...new Set(all.flatMap(({ core }) => core))],
      loose: [...new Set(all.flatMap(({ loose }) => loose))],
      words: this.#query.slice(first.start, end),
      end,
    });
    return true;
  }

  /** Narrows the previous ingredient to a class; false if it is not of the class. */
  #narrow(meaning: TermMeaning, at: number, length: number): boolean {
    const last = this.terms.at(-1);
    const [token, before] = [this.#tokens[at], this.#tokens[at - 1]];
    if (
      last?.kind !== 'ingredient' ||
      meaning.kind !== 'ingredient' ||
      token?.joined ||
      before?.end !== last.end
    )
      return false;
    const core = [...last.core, ...last.loose].filter((id) => meaning.core.includes(id));
    if (core.length === 0) return false;
    const end = this.#tokens[at + length - 1]?.end ?? last.end;
    const words = this.#query.slice(last.end - last.words.length, end);
    this.terms[this.terms.length - 1] = { ...last, core, loose: [], words, end };
    return true;
  }

  #push(meaning: TermMeaning, at: number, end: number, negated: boolean, guessed = false): void {
    const from = this.#tokens[at]?.start ?? 0;
    const isBound =
      this.#bound !== null &&
      (meaning.kind === 'abv' || meaning.kind === 'count' || meaning.kind === 'strength');
    const start = isBound ? this.#boundFrom : (this.#negatedFrom ?? from);
    this.terms.push({
      ...meaning,
      negated,
      guessed,
      words: this.#query.slice(isBound ? start : from, end),
      start,
      end,
    });
    this.#negatedFrom = null;
    if (isBound) this.#bound = null;
  }
}

/** Parses a query in English or German into terms. Unknown words are searched as text. */
export function understand(query: string, names: KnownNames): Understood {
  const sentence = new Sentence(query, names);
  sentence.read();
  return { terms: sentence.terms, like: sentence.like };
}
