import { tokenise } from '../core/folding.ts';
import { LIMITS } from '../core/limits.ts';
import type { Score } from '../taste/scores.ts';
import { drinkOf, type Findable } from './drinks.ts';
import type { AskedWords, SearchOptions } from './engine/search-index.ts';
import type { SearchFilters, Ranks, SearchSort } from './engine/search-item.ts';
import { NAMED_WORTH, type MeantIngredients, type QueryWord } from './engine/term-match.ts';
import { conditionsOf, type Condition } from './words/conditions.ts';
import type { Term } from './words/terms.ts';
import type { Drink } from './words/traits.ts';

/** The weight of taste differences relative to shared ingredients. */
const TASTE_WEIGHT = 0.03;
const SAME_METHOD = 0.1;
const SAME_GLASS = 0.04;

const TASTED: readonly Score[] = ['sweetness', 'bitterness', 'sourness', 'body', 'spiciness'];

const share = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((id) => other.includes(id));

/** The similarity of two drinks by ingredients, method, glass and taste. Higher is more similar. */
function likeness({ search: { book } }: Findable, base: Drink, other: Drink): number {
  const [mine, theirs] = [base.ids('ingredient_ids'), other.ids('ingredient_ids')];
  const shared = mine.reduce(
    (sum, id) => sum + Math.max(0, ...theirs.map((one) => book.likeness(id, one))),
    0,
  );
  const far = TASTED.reduce((sum, score) => sum + Math.abs(base.of(score) - other.of(score)), 0);
  return (
    shared / Math.max(1, mine.length + theirs.length - shared) -
    far * TASTE_WEIGHT +
    (share(base.ids('serving_method_ids'), other.ids('serving_method_ids')) ? SAME_METHOD : 0) +
    (share(base.ids('glassware_ids'), other.ids('glassware_ids')) ? SAME_GLASS : 0)
  );
}

/** Search options besides the words. */
export interface Asked {
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  readonly limit: number;
}

/** The weight of a wished taste's degree relative to similarity. */
const WISHED = 0.1;

/** Candidates to consider if they are sorted by conditions and not by words. */
const RANKED = LIMITS.search.most + 1;

export type IngredientTerm = Extract<Term, { kind: 'ingredient' }>;

export const isIngredient = (term: Term): term is IngredientTerm => term.kind === 'ingredient';

/** Cached by term. */
const meanings = new WeakMap<Term, MeantIngredients>();

/** The ingredients a word means; for an ingredient that no recipe requires, those that it is a kind of. */
function meantOf({ search }: Findable, { core, loose }: IngredientTerm, isFree: boolean): MeantIngredients {
  const { book } = search;
  const fits = (id: number) => (isFree ? book.isFree(id) : !book.isImitation(id));
  const fitting = core.filter(fits);
  const kept = fitting.length > 0 ? fitting : core;
  const named = { core: kept, loose: isFree ? loose : loose.filter(fits), only: true };
  if (search.isNeeded([...named.core, ...named.loose])) return named;
  // For an ingredient that no recipe requires, its ancestors match, or else its siblings.
  const above = [...new Set(kept.flatMap((id) => book.above(id)))];
  const needed = above.filter((id) => search.isNeeded([id]));
  const nearest = needed[0] ?? above[0];
  const sisters = needed.length > 0 || nearest === undefined ? [] : [...book.withKinds([nearest])];
  return {
    core: [...kept, ...needed.slice(0, 1), ...sisters],
    loose: [...loose, ...needed.slice(1)],
    only: true,
  };
}

function meantBy(source: Findable, term: IngredientTerm, isFree: boolean): MeantIngredients {
  const known = meanings.get(term);
  if (known) return known;
  const { guessed } = term;
  const meant = { ...meantOf(source, term, isFree), only: !guessed, guessed };
  meanings.set(term, meant);
  return meant;
}

const gradeOf = (conditions: readonly Condition[], drink: Drink): number =>
  conditions.reduce((sum, { degree }) => sum + (degree?.(drink) ?? 0), 0);

/** Conditions that exclude drinks by name: 'not a margarita' excludes all names with the word. */
const notCalled = (terms: readonly Term[]): Condition[] =>
  terms.flatMap((term) => {
    if (!term.negated || (term.kind !== 'drink' && term.kind !== 'text')) return [];
    const words = tokenise(term.called);
    return { test: ({ name }) => !words.every((word) => tokenise(name).includes(word)) };
  });

/**
 * The ingredients that the terms leave out. A spirit that is asked for by its own name stays where a word for
 * its plant is left out: 'mezcal, no agave' leaves out the syrup.
 */
export function leftOut({ search: { book } }: Findable, terms: readonly Term[]): Set<number> {
  const ingredients = terms.filter(isIngredient);
  const left = ingredients.filter(({ negated }) => negated);
  const wanted = ingredients.filter(({ negated }) => !negated);
  return new Set(
    left.flatMap(({ core, loose }) => {
      const out = [...core, ...loose];
      if (core.every((id) => book.isSpirit(id))) return out;
      const isOfIt = (id: number) => book.isSpirit(id) && out.includes(id);
      const kept = wanted.flatMap((term) => (term.core.every(isOfIt) ? term.core : []));
      return out.filter((id) => !kept.includes(id));
    }),
  );
}

export class Question {
  readonly #source: Findable;
  readonly #asked: Asked;
  readonly #terms: readonly Term[];
  readonly #without: ReadonlySet<number>;
  readonly #isFree: boolean;

  constructor(source: Findable, terms: readonly Term[], asked: Asked) {
    this.#source = source;
    this.#asked = asked;
    this.#terms = terms;
    this.#without = new Set([...leftOut(source, terms), ...(asked.filters.without ?? [])]);
    this.#isFree = terms.some(
      (term) => term.kind === 'strength' && term.strength === 'none' && !term.negated,
    );
  }

  get without(): ReadonlySet<number> {
    return this.#without;
  }

  /** The words that must be found: ingredients, names and unknown words. */
  wordsOf(terms: readonly Term[]): QueryWord[] {
    const { book } = this.#source.search;
    return terms
      .filter(({ negated }) => !negated)
      .flatMap((term, at): QueryWord[] => {
        if (term.kind === 'ingredient')
          return [
            {
              word: tokenise(term.words).at(-1) ?? '',
              last: false,
              meant: meantBy(this.#source, term, this.#isFree),
            },
          ];
        if (term.kind !== 'drink' && term.kind !== 'text') return [];
        const words = tokenise(term.called);
        return words.map((word, place) => {
          const meant = book.named(word);
          const last = at === terms.length - 1 && place === words.length - 1;
          return { word, last, meant: meant ? { ...meant, only: false } : undefined };
        });
      });
  }

  /** Recipes that match all terms, in the requested order, or by words and degrees of conditions. */
  find(terms: readonly Term[]): Ranks[] {
    const words = this.wordsOf(terms);
    const wanted = terms.filter(({ negated }) => !negated);
    const several = wanted.length > 1;
    // Of several words the taste is no name: 'bitter orange' is not 'Bitter Giuseppe'.
    const named = wanted
      .filter(
        ({ kind }) =>
          kind === 'ingredient' || kind === 'method' || kind === 'glass' || (kind === 'trait' && !several),
      )
      .map((term) => tokenise(term.words))
      .flatMap((typed) => (typed.length === 1 ? typed : []));
    const conditions = [...conditionsOf(this.#source, terms, null), ...notCalled(terms)];
    return this.#ranked({ words, named, several }, conditions, (drink) => gradeOf(conditions, drink));
  }

  /** Recipes similar to one that match all other terms, most similar first. */
  alike(baseId: number): Ranks[] {
    const { search } = this.#source;
    const traits = search.traitsOf(baseId);
    if (!traits) return [];
    const base = drinkOf(this.#source, baseId, traits);
    const others = this.#terms.filter(({ kind }) => kind !== 'drink');
    const wanted = this.wordsOf(others.filter(isIngredient));
    const core = search.book.withKinds([
      ...base.ids('ingredient_ids'),
      ...base.ids('ingredient_ids').flatMap((id) => search.book.above(id)),
    ]);
    const conditions = conditionsOf(this.#source, others, base);
    const near: QueryWord = { word: '', last: false, meant: { core: [...core], loose: [], only: true } };
    return this.#ranked(
      { words: wanted.length > 0 ? wanted : [near], named: [] },
      [{ test: ({ name }) => name !== base.name }, ...conditions],
      (drink) => likeness(this.#source, base, drink) + WISHED * gradeOf(conditions, drink),
      true,
    );
  }

  #ranked(
    asked: AskedWords,
    conditions: readonly Condition[],
    degreeOf: (drink: Drink) => number,
    always = false,
  ): Ranks[] {
    const { filters, sort, limit } = this.#asked;
    const isGraded = sort === 'best' && (always || conditions.some(({ degree }) => degree !== undefined));
    const degrees = new Map<number, number>();
    const accept: SearchFilters['accept'] = (id, kind, traits) => {
      const drink = drinkOf(this.#source, id, traits);
      if (!conditions.every(({ test }) => test(drink))) return false;
      if (filters.accept && !filters.accept(id, kind, traits)) return false;
      if (isGraded) degrees.set(id, degreeOf(drink));
      return true;
    };
    const options: SearchOptions = {
      kind: 'recipe',
      filters: {
        ...filters,
        without: this.#without,
        accept: conditions.length > 0 || isGraded ? accept : filters.accept,
      },
      sort,
      limit: isGraded ? Math.max(RANKED, limit) : limit,
    };
    const ranks = this.#source.search.ranked(asked, options);
    if (!isGraded) return ranks;
    const held = ({ id }: Ranks) => degrees.get(id) ?? 0;
    // Name matches precede others.
    const isNamed = ({ worth }: Ranks) => Number(!always && worth >= NAMED_WORTH);
    return ranks.sort((a, b) => isNamed(b) - isNamed(a) || held(b) - held(a)).slice(0, limit);
  }
}
