import type { IngredientBook, NamedIngredients } from './ingredient-book.ts';
import { LEXICON, LONGEST, type Grammar, type Meaning } from './lexicon.ts';
import { nearest } from './spelling.ts';
import type { Term, TermMeaning, Understood } from './terms.ts';
import { tokensOf, type Token } from './tokens.ts';
import { formsOf, partsOf, singular } from './word-forms.ts';

/** What is known of names. */
export interface KnownNames {
  /** The id of the recipe or ingredient that is called so; null where there is none. */
  called: (kind: 'recipe' | 'ingredient', name: string) => number | null;
  /** Whether two words stand one behind the other in some name. */
  isNamePair: (first: string, second: string) => boolean;
  /** Whether a word stands in a name or beside one. */
  knows: (word: string) => boolean;
  /** How few edits lead from a word to one of a drink's name. */
  editsToName: (word: string) => number;
  /** Whether a word begins one. */
  begins: (word: string) => boolean;
  readonly book: IngredientBook;
}

/** What was read at a place: how many words, and what they mean. */
interface Reading {
  readonly length: number;
  readonly meaning:
    | TermMeaning
    | { readonly kind: 'grammar'; readonly grammar: Grammar }
    | { readonly kind: 'number'; readonly value: number };
  readonly negated?: boolean;
  /** Whether it is a class as 'liqueur' is, that goes with the word before: 'maraschino liqueur'. */
  readonly isClass?: boolean;
  /** Whether it was typed otherwise: what is spelled nearly like it counts as well. */
  readonly isGuessed?: boolean;
}

/** A phrase without the words that mean nothing in a search. */
export const withoutFillers = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => {
      const meaning = LEXICON.get(word);
      return meaning?.kind !== 'grammar' || meaning.grammar !== 'filler';
    })
    .join(' ');

/** The ingredients that names of the word table mean. */
function ingredientsOf(called: string, book: IngredientBook): NamedIngredients {
  const parts = called.split('/').map((name): NamedIngredients => {
    const id = Number(name.slice(1));
    if (name.startsWith('#')) return { core: book.withAttribute(id), loose: [] };
    if (name.startsWith('@')) return { core: book.ofType(id), loose: [] };
    if (name.startsWith('=')) return { core: [...book.exactly(name.slice(1))], loose: [] };
    return book.named(name) ?? { core: [], loose: [] };
  });
  return {
    core: [...new Set(parts.flatMap(({ core }) => core))],
    loose: [...new Set(parts.flatMap(({ loose }) => loose))],
  };
}

const isNothing = ({ core, loose }: NamedIngredients): boolean => core.length === 0 && loose.length === 0;

/** Two words written as one are no longer. */
const LONGEST_NAME = 40;

class Reader {
  readonly #names: KnownNames;
  readonly #tokens: readonly Token[];

  constructor(names: KnownNames, tokens: readonly Token[]) {
    this.#names = names;
    this.#tokens = tokens;
  }

  #word(at: number): string {
    return this.#tokens[at]?.word ?? '';
  }

  /** What the longest phrase at a place means. */
  read(at: number): Reading {
    for (let length = Math.min(LONGEST, this.#tokens.length - at); length > 1; length -= 1) {
      const words = this.#tokens.slice(at, at + length).map(({ word }) => word);
      const reading = this.#phrase(words);
      if (reading) return { ...reading, length };
    }
    return { ...this.#single(at), length: 1 };
  }

  #phrase(words: readonly string[]): Omit<Reading, 'length'> | null {
    const phrase = words.join(' ');
    const last = words.at(-1) ?? '';
    const alone = [...words.slice(0, -1), singular(last)].join(' ');
    const known = this.#ofTable(phrase) ?? this.#ofTable(alone);
    if (known?.meaning.kind === 'grammar') return known;
    const first = LEXICON.get(words[0] ?? '');
    if (first?.kind === 'grammar' && first.grammar !== 'filler') return known;
    return this.#name(phrase) ?? this.#name(alone) ?? known ?? this.#ingredientPhrase(words);
  }

  /** A drink or ingredient that is called so, with its plural and the usual spellings of whiskey. */
  #name(phrase: string): Omit<Reading, 'length'> | null {
    const spellings = new Set([
      phrase,
      phrase.replace(/ (?:and|und) /g, ' '),
      phrase.replace(/\bwhisky\b/g, 'whiskey'),
      phrase.replace(/\bwhiskey\b/g, 'whisky'),
    ]);
    for (const name of spellings) {
      const id = this.#names.called('recipe', name);
      if (id !== null) return { meaning: { kind: 'drink', id, called: name } };
    }
    for (const name of spellings) {
      if (this.#names.called('ingredient', name) === null) continue;
      const found = this.#names.book.named(name);
      if (found) return { meaning: { kind: 'ingredient', ...found } };
    }
    return null;
  }

  /** Words that stand so in the name of an ingredient: 'dry gin'. */
  #ingredientPhrase(words: readonly string[]): Omit<Reading, 'length'> | null {
    const plain = words.map((word) => this.#called(word));
    const found = this.#names.book.named(plain.join(' '));
    return found ? { meaning: { kind: 'ingredient', ...found } } : null;
  }

  /** A word as the catalogue calls it, where the table says so by one name. */
  #called(word: string): string {
    const meaning = LEXICON.get(word);
    return meaning?.kind === 'ingredient' && /^[^=#@/]+$/.test(meaning.called) ? meaning.called : word;
  }

  #ofTable(phrase: string): Omit<Reading, 'length'> | null {
    const meaning = LEXICON.get(phrase);
    return meaning ? this.#meaningOf(meaning) : null;
  }

  #meaningOf(meaning: Meaning): Omit<Reading, 'length'> | null {
    switch (meaning.kind) {
      case 'ingredient': {
        const found = ingredientsOf(meaning.called, this.#names.book);
        if (isNothing(found)) return null;
        return {
          meaning: { kind: 'ingredient', ...found },
          negated: meaning.negated ?? false,
          isClass: meaning.called.startsWith('@'),
        };
      }
      case 'drink':
        return {
          meaning: {
            kind: 'drink',
            id: this.#names.called('recipe', meaning.called),
            called: meaning.called,
          },
        };
      default:
        return { meaning };
    }
  }

  #single(at: number): Omit<Reading, 'length'> {
    const word = this.#word(at);
    const number = /^\d{1,3}$/.test(word) ? Number(word) : null;
    if (number !== null) return { meaning: { kind: 'number', value: number } };
    return (
      this.#ofTable(word) ??
      this.#known(word) ??
      this.#inflected(word) ??
      this.#compound(word) ??
      this.#joined(word) ??
      this.#corrected(word, at === this.#tokens.length - 1) ?? { meaning: { kind: 'text', called: word } }
    );
  }

  /** A word of a name: an ingredient's, else a drink's. */
  #known(word: string): Omit<Reading, 'length'> | null {
    const { book } = this.#names;
    if (this.#names.called('ingredient', word) === null) {
      const id = this.#names.called('recipe', word);
      if (id !== null) return { meaning: { kind: 'drink', id, called: word } };
    }
    const found = book.named(word);
    if (found) return { meaning: { kind: 'ingredient', ...found } };
    return this.#names.knows(word) ? { meaning: { kind: 'text', called: word } } : null;
  }

  /** A plural, a German or English ending, an umlaut as two letters. */
  #inflected(word: string): Omit<Reading, 'length'> | null {
    for (const form of formsOf(word).slice(1)) {
      const found = this.#ofTable(form) ?? this.#known(form);
      if (found) return found;
    }
    return null;
  }

  /** 'Kirschlikör', 'zuckerfrei'. */
  #compound(typed: string): Omit<Reading, 'length'> | null {
    for (const form of formsOf(typed)) {
      const found = this.#freeOf(form) ?? this.#drinkOf(form) ?? this.#made(form);
      if (found) return found;
    }
    return null;
  }

  #freeOf(word: string): Omit<Reading, 'length'> | null {
    if (word.length < 6 || !word.endsWith('frei')) return null;
    const found = this.#firstOf(word.slice(0, -4));
    return found?.meaning.kind === 'ingredient' ? { ...found, negated: true } : null;
  }

  /** 'Rumcocktail' is a cocktail with rum. */
  #drinkOf(word: string): Omit<Reading, 'length'> | null {
    const parts = /^(.{2,}?)s?(?:cocktail|drink|getrank|longdrink|mix)$/.exec(word);
    const found = parts ? this.#firstOf(parts[1] ?? '') : null;
    return found && found.meaning.kind !== 'grammar' ? found : null;
  }

  #made(word: string): Omit<Reading, 'length'> | null {
    const parts = partsOf(word);
    if (!parts) return null;
    const stems = [
      parts.first,
      parts.first.replace(/(?:en|n|s)$/, ''),
      parts.first.replace(/n$/, ''),
      `${parts.first}e`,
    ];
    for (const stem of stems)
      for (const form of formsOf(stem)) {
        const found = this.#names.book.named(`${this.#called(form)} ${parts.called}`);
        if (found) return { meaning: { kind: 'ingredient', ...found } };
      }
    const first = this.#firstOf(parts.first);
    return first?.meaning.kind === 'ingredient' ? first : null;
  }

  #firstOf(word: string): Omit<Reading, 'length'> | null {
    return this.#ofTable(word) ?? this.#inflected(word) ?? this.#known(word);
  }

  /** Two words of a name that were typed as one: 'maitai'. */
  #joined(word: string): Omit<Reading, 'length'> | null {
    if (word.length > LONGEST_NAME) return null;
    for (let at = 1; at < word.length; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (!this.#names.isNamePair(first, second)) continue;
      return this.#name(`${first} ${second}`) ?? { meaning: { kind: 'text', called: `${first} ${second}` } };
    }
    return null;
  }

  /** A word nearly spelled like one of the table or of an ingredient's name; not while it may be being typed. */
  #corrected(word: string, isLast: boolean): Omit<Reading, 'length'> | null {
    if (isLast && this.#names.begins(word)) return null;
    const near = nearest(word, this.#names.book.words);
    // What is nearer to a drink's name is looked for there, where a typo is forgiven too.
    if (!near || near.edits > this.#names.editsToName(word)) return null;
    const found = this.#ofTable(near.word) ?? this.#known(near.word);
    return found && { ...found, isGuessed: true };
  }
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Reads terms one by one, with what words do to those beside them. */
class Sentence {
  readonly terms: Term[] = [];
  like = false;
  readonly #query: string;
  readonly #tokens: readonly Token[];
  readonly #reader: Reader;
  /** Where what negates the next term begins. */
  #negatedFrom: number | null = null;
  /** Whether an 'and' goes on with what is left out. */
  #goesOn = false;
  #bound: 'most' | 'least' | null = null;
  #boundFrom = 0;

  constructor(query: string, names: KnownNames) {
    this.#query = query;
    this.#tokens = tokensOf(query);
    this.#reader = new Reader(names, this.#tokens);
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
      } else if (meaning.kind === 'number') at += this.#number(meaning.value, at);
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
        // 'No. 2' counts, and leaves nothing out.
        if (token.word === 'no' && /^\d+$/.test(this.#tokens[at + length]?.word ?? '')) return;
        this.#negatedFrom ??= token.start;
        return;
      case 'less': {
        this.#negatedFrom ??= token.start;
        return;
      }
      case 'free': {
        const last = this.terms.at(-1);
        if (last?.kind !== 'ingredient') return;
        const end = this.#tokens[at + length - 1]?.end ?? last.end;
        this.terms[this.terms.length - 1] = { ...last, negated: true, end };
        return;
      }
      case 'with':
        // 'Not with' leaves out all the same.
        if (this.#isNegator(at - 1)) return;
        this.#negatedFrom = null;
        this.#goesOn = false;
        return;
      case 'like':
        this.like = true;
        return;
      case 'most':
      case 'least':
        this.#bound = grammar;
        this.#boundFrom = token.start;
        this.#negatedFrom = null;
        return;
      case 'instead':
      case 'and':
      case 'items':
      case 'percent':
      case 'filler':
    }
  }

  #isNegator(at: number): boolean {
    const meaning = LEXICON.get(this.#tokens[at]?.word ?? '');
    return meaning?.kind === 'grammar' && meaning.grammar === 'not';
  }

  /** A number with what it counts, or else a word like others. Gives how many words that are. */
  #number(value: number, at: number): number {
    const end = (places: number) => this.#tokens[at + places - 1]?.end ?? 0;
    const kindAt = (place: number) => {
      const { meaning, length } = this.#tokens[place]
        ? this.#reader.read(place)
        : { meaning: { kind: 'text', called: '' } as const, length: 0 };
      return { what: meaning.kind === 'grammar' ? meaning.grammar : null, length };
    };
    const next = kindAt(at + 1);
    // '10 - 15 %', 'between 10 and 15 percent'.
    const skipped = /^(?:and|to|und|bis)$/.test(this.#tokens[at + 1]?.word ?? '') ? 1 : 0;
    const second = Number(this.#tokens[at + 1 + skipped]?.word ?? Number.NaN);
    if (Number.isFinite(second) && kindAt(at + 2 + skipped).what === 'percent') {
      const [min, max] = [Math.min(value, second), Math.max(value, second)];
      this.#push({ kind: 'abv', min, max }, at, end(3 + skipped), false);
      return 3 + skipped;
    }
    const bounds = (most: number): Bounds => {
      if (this.#bound === 'most') return { min: 0, max: value };
      if (this.#bound === 'least') return { min: value, max: most };
      return { min: value, max: value };
    };
    const isFewer = (place: number): boolean =>
      /^(?:or|oder)$/.test(this.#tokens[place]?.word ?? '') &&
      /^(?:less|fewer|weniger)$/.test(this.#tokens[place + 1]?.word ?? '');
    if (next.what === 'percent') {
      const { min, max } =
        this.#bound === null ? { min: Math.max(0, value - 2), max: value + 2 } : bounds(100);
      if (value === 0) this.#push({ kind: 'strength', strength: 'none' }, at, end(1 + next.length), false);
      else this.#push({ kind: 'abv', min, max }, at, end(1 + next.length), false);
      return 1 + next.length;
    }
    if (next.what === 'items' && value > 0) {
      const places = 1 + next.length;
      const fewer = isFewer(at + places);
      this.#push(
        { kind: 'count', ...(fewer ? { min: 0, max: value } : bounds(99)) },
        at,
        end(places + (fewer ? 2 : 0)),
        false,
      );
      return places + (fewer ? 2 : 0);
    }
    if (this.#bound !== null && value >= 10) {
      this.#push({ kind: 'abv', ...bounds(100) }, at, end(1), false);
      return 1;
    }
    if (this.#bound !== null && value > 0 && value < 10) {
      this.#push({ kind: 'count', ...bounds(99) }, at, end(1), false);
      return 1;
    }
    const word = this.#tokens[at]?.word ?? '';
    if (/^\d+$/.test(word)) this.#push({ kind: 'text', called: word }, at, end(1), false);
    return 1;
  }

  #take(
    meaning: TermMeaning,
    at: number,
    length: number,
    { negated = false, isGuessed = false }: Pick<Reading, 'negated' | 'isGuessed'>,
  ): void {
    const token = this.#tokens[at];
    const before = this.#tokens[at - 1];
    const isJoined =
      token?.joined ||
      (LEXICON.get(before?.word ?? '')?.kind === 'grammar' &&
        ['and', 'und', 'or', 'oder', 'nor', 'noch'].includes(before?.word ?? ''));
    const goesOn = this.#goesOn && isJoined && meaning.kind === 'ingredient';
    const isNegated = negated || this.#negatedFrom !== null || goesOn;
    this.#push(meaning, at, this.#tokens[at + length - 1]?.end ?? 0, isNegated, isGuessed);
    this.#goesOn = isNegated && meaning.kind === 'ingredient';
  }

  /** Takes a class together with the ingredient before it; false where that is none of the class. */
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

/**
 * Takes apart what somebody typed: names of drinks and ingredients, what is to be left out, and words of taste, strength, glass, making,
 * number and occasion, in English and German. Whatever nothing is known of stays a word that is looked for as it is.
 */
export function understand(query: string, names: KnownNames): Understood {
  const sentence = new Sentence(query, names);
  sentence.read();
  return { terms: sentence.terms, like: sentence.like };
}
