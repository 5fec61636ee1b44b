import type { NearWord } from '../engine/term-match.ts';
import type { IngredientBook, NamedIngredients } from './ingredient-book.ts';
import { LEXICON, LONGEST, type Grammar, type Meaning } from './lexicon.ts';
import type { TermMeaning } from './terms.ts';
import type { Token } from './tokens.ts';
import { nearest, formsOf, partsOf, singular } from './word-forms.ts';

export interface KnownNames {
  called: (kind: 'recipe' | 'ingredient', name: string) => number | null;
  /** True if two words are adjacent in any name. */
  isNamePair: (first: string, second: string) => boolean;
  knows: (word: string) => boolean;
  /** The most similar word of recipe names, if any is near. */
  nearestName: (word: string) => NearWord | null;
  /** True if a word is the prefix of a known one. */
  begins: (word: string) => boolean;
  readonly book: IngredientBook;
}

/** A parsed phrase: its number of words and its meaning. */
export interface Reading {
  readonly length: number;
  readonly meaning:
    | TermMeaning
    | { readonly kind: 'grammar'; readonly grammar: Grammar }
    | { readonly kind: 'number'; readonly value: number };
  readonly negated?: boolean;
  /** True for a class like 'liqueur', which can follow another word: 'maraschino liqueur'. */
  readonly isClass?: boolean;
  /** True if a typo was corrected; similar spellings then match as well. */
  readonly isGuessed?: boolean;
}

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

/** Maximum length of two words written as one. */
const LONGEST_NAME = 40;

const A_DRINK = /^(?:drink|cocktail|longdrink|getrank)e?s?$/;

const FRESH = /^(?:fresh|freshly|frisch(?:e[mnrs]?)?)$/;

/** Parses phrases of a query: at each position the longest with a meaning. */
export class PhraseReader {
  readonly #names: KnownNames;
  readonly #tokens: readonly Token[];

  constructor(names: KnownNames, tokens: readonly Token[]) {
    this.#names = names;
    this.#tokens = tokens;
  }

  #word(at: number): string {
    return this.#tokens[at]?.word ?? '';
  }

  read(at: number): Reading {
    const next = this.#tokens[at + 1];
    if (next && !next.joined && !next.minus && FRESH.test(this.#word(at))) {
      const reading = this.read(at + 1);
      if (this.#isProduce(reading)) return { ...reading, length: reading.length + 1 };
    }
    for (let length = Math.min(LONGEST, this.#tokens.length - at); length > 1; length -= 1) {
      if (this.#isTorn(at + length)) continue;
      const words = this.#tokens.slice(at, at + length).map(({ word }) => word);
      const reading = this.#phrase(words) ?? this.#misspelled(words);
      if (reading && !this.#isLightDrink(reading, at, length)) return { ...reading, length };
    }
    return { ...this.#single(at), length: 1 };
  }

  /** True if a single letter before `at` belongs to the word there: 'vodka o-saft' is no 'vodka o'. */
  #isTorn(at: number): boolean {
    const letter = this.#word(at - 1);
    return letter.length === 1 && LEXICON.has(`${letter} ${this.#word(at)}`);
  }

  /** 'Fresh mint' is mint, but a 'fresh gin drink' is refreshing. */
  #isProduce({ meaning }: Reading): boolean {
    const { book } = this.#names;
    return (
      meaning.kind === 'ingredient' &&
      meaning.core.some((id) => book.strengthOf(id) === 0 && !book.isImitation(id))
    );
  }

  /** 'Light rum' is a rum, but a 'light rum drink' is a light drink with rum. 'Heavy' is always the cream. */
  #isLightDrink({ meaning }: Omit<Reading, 'length'>, at: number, length: number): boolean {
    const first = LEXICON.get(this.#word(at));
    const isMood = first?.kind === 'strength' && this.#word(at) !== 'heavy';
    return isMood && meaning.kind === 'ingredient' && A_DRINK.test(this.#word(at + length));
  }

  /** A drink whose name is typed with a misspelled word: 'long ilsand'. */
  #misspelled(words: readonly string[]): Omit<Reading, 'length'> | null {
    const mended = words.map((word) =>
      LEXICON.has(word) || this.#names.knows(word) ? word : (this.#names.nearestName(word)?.word ?? word),
    );
    if (mended.every((word, at) => word === words[at])) return null;
    const found = this.#phrase(mended);
    return found?.meaning.kind === 'drink' ? found : null;
  }

  #phrase(words: readonly string[]): Omit<Reading, 'length'> | null {
    const phrase = words.join(' ');
    const last = words.at(-1) ?? '';
    const alone = [...words.slice(0, -1), singular(last)].join(' ');
    const known = this.#ofTable(phrase) ?? this.#ofTable(alone);
    if (known?.meaning.kind === 'grammar') return known;
    const first = LEXICON.get(words[0] ?? '');
    if (first?.kind === 'grammar' && first.grammar !== 'filler') return known;
    return (
      this.#name(phrase) ??
      this.#name(alone) ??
      known ??
      this.#bottled(words) ??
      this.#ingredientPhrase(words)
    );
  }

  /** A drink or ingredient with this name, in singular or plural and either spelling of whiskey. */
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

  /** A family that is a taste as well, called by a bottle instead of its kind: 'Disaronno sour'. */
  #bottled(words: readonly string[]): Omit<Reading, 'length'> | null {
    const rest = words.at(-1) ?? '';
    if (LEXICON.get(rest)?.kind !== 'trait') return null;
    const bottle = this.#names.called('ingredient', words.slice(0, -1).join(' '));
    for (const kind of bottle === null ? [] : this.#names.book.above(bottle)) {
      const called = `${this.#names.book.nameOf(kind)} ${rest}`;
      const id = this.#names.called('recipe', called);
      if (id !== null) return { meaning: { kind: 'drink', id, called } };
    }
    return null;
  }

  /** Words that occur in the name of an ingredient in this order: 'dry gin'. */
  #ingredientPhrase(words: readonly string[]): Omit<Reading, 'length'> | null {
    const plain = words.map((word) => this.#called(word));
    const found = this.#names.book.named(plain.join(' '));
    return found ? { meaning: { kind: 'ingredient', ...found } } : null;
  }

  /** The catalogue's name of a word, if the lexicon has exactly one. */
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
    const number = /^\d{1,9}$/.test(word) ? Number(word) : null;
    if (number !== null) return { meaning: { kind: 'number', value: number } };
    return (
      this.#ofTable(word) ??
      this.#ofTable(singular(word)) ??
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

  /** Removes plural and other English or German endings, and umlauts written as two letters. */
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
    const parts = /^(.{2,}?)(?:frei|allergie|allergiker|allergy|intoleranz)$/.exec(word);
    const found = parts ? this.#firstOf(parts[1] ?? '') : null;
    return found?.meaning.kind === 'ingredient' ? { ...found, negated: true } : null;
  }

  /** 'Rumcocktail' is a cocktail with rum. */
  #drinkOf(word: string): Omit<Reading, 'length'> | null {
    const parts = /^(.{2,}?)s?(?:cocktail|drink|getrank|longdrink|mix|punsch)$/.exec(word);
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
    for (const stem of stems) {
      const first = this.#firstOf(stem);
      if (first?.meaning.kind === 'ingredient') return first;
    }
    return null;
  }

  #firstOf(word: string): Omit<Reading, 'length'> | null {
    return this.#ofTable(word) ?? this.#inflected(word) ?? this.#known(word);
  }

  /** Two words of a name typed as one: 'maitai'. */
  #joined(word: string): Omit<Reading, 'length'> | null {
    if (word.length > LONGEST_NAME) return null;
    for (let at = 1; at < word.length; at += 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (!this.#names.isNamePair(first, second)) continue;
      return this.#name(`${first} ${second}`) ?? { meaning: { kind: 'text', called: `${first} ${second}` } };
    }
    return null;
  }

  /** Corrects a typo in a lexicon word or an ingredient, unless it is a prefix still being typed. */
  #corrected(word: string, isLast: boolean): Omit<Reading, 'length'> | null {
    if (isLast && this.#names.begins(word)) return null;
    const near = nearest(word, this.#names.book.words);
    // A word nearer to a drink's name is searched there, with tolerance for typos.
    const inNames = this.#names.nearestName(word);
    if (!near || (inNames && near.edits > inNames.edits)) return null;
    const found = this.#ofTable(near.word) ?? this.#known(near.word);
    return found && { ...found, isGuessed: true };
  }
}
