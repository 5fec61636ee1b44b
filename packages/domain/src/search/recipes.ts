import { tokenise } from '../folding.ts';
import { conditionsOf, type Condition } from './conditions.ts';
import { drinkOf, type Findable } from './drinks.ts';
import { likeness } from './like.ts';
import type { SearchOptions } from './search-index.ts';
import type { SearchFilters } from './search-item.ts';
import type { Ranks, SearchSort } from './sorts.ts';
import { NAMED_WORTH, type MeantIngredients, type QueryWord } from './term-match.ts';
import type { Term, Understood } from './terms.ts';
import type { Drink } from './traits.ts';
import { understand, withoutFillers } from './understand.ts';

/** What was found of recipes, and how. */
export interface FoundRecipes {
  readonly ranks: readonly Ranks[];
  /** The words that names are marked by. */
  readonly words: readonly QueryWord[];
  /** What was typed and nothing has: it was left aside. */
  readonly leftAside: readonly string[];
  /** Whether something is wanted and left out at once. */
  readonly contradiction: boolean;
  /** The drink that others were found to be like. */
  readonly like: number | null;
}

interface Asked {
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  readonly limit: number;
}

/** No name is called by more words. */
const MOST_WORDS = 8;

/** Fewer are no answer to choose from. */
const FEW = 3;

/** So many are looked at where something else than the words puts them in order. */
const RANKED = 200;

type IngredientTerm = Extract<Term, { kind: 'ingredient' }>;

const isIngredient = (term: Term): term is IngredientTerm => term.kind === 'ingredient';

/** What terms mean, as long as they are asked for. */
const meanings = new WeakMap<Term, MeantIngredients>();

/** The ingredients that a wanted word means: without those that only lack the alcohol, and what a bottle is made for. */
function meantOf({ search }: Findable, { core, loose }: IngredientTerm, isFree: boolean): MeantIngredients {
  const { book } = search;
  const fitting = core.filter((id) => (isFree ? book.isFree(id) : !book.isImitation(id)));
  const kept = fitting.length > 0 ? fitting : core;
  if (search.isNeeded([...kept, ...loose])) return { core: kept, loose, only: true };
  // A bottle that no recipe names does for those that name what it is one of, and else for its sisters.
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

/** Drinks that are left out by their name: 'not a margarita' leaves out all that are called so. */
const notCalled = (terms: readonly Term[]): Condition[] =>
  terms.flatMap((term) => {
    if (!term.negated || (term.kind !== 'drink' && term.kind !== 'text')) return [];
    const words = tokenise(term.called);
    return { test: ({ name }) => !words.every((word) => tokenise(name).includes(word)) };
  });

class Question {
  readonly #source: Findable;
  readonly #asked: Asked;
  readonly #terms: readonly Term[];
  readonly #without: ReadonlySet<number>;
  readonly #isFree: boolean;

  constructor(source: Findable, terms: readonly Term[], asked: Asked) {
    this.#source = source;
    this.#asked = asked;
    this.#terms = terms;
    const left = terms.filter((term) => isIngredient(term) && term.negated).filter(isIngredient);
    this.#without = new Set([
      ...left.flatMap(({ core, loose }) => [...core, ...loose]),
      ...(asked.filters.without ?? []),
    ]);
    this.#isFree = terms.some(
      (term) => term.kind === 'strength' && term.strength === 'none' && !term.negated,
    );
  }

  get without(): ReadonlySet<number> {
    return this.#without;
  }

  /** The words that have to be found: ingredients, names, and whatever was not understood. */
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

  /** Recipes that meet all terms, in the order asked for, else by words and by how well conditions are met. */
  find(terms: readonly Term[]): Ranks[] {
    const words = this.wordsOf(terms);
    const named = terms
      .filter(
        ({ kind, negated }) => !negated && (kind === 'ingredient' || kind === 'trait' || kind === 'method'),
      )
      .map((term) => tokenise(term.words))
      .flatMap((typed) => (typed.length === 1 ? typed : []));
    const conditions = [...conditionsOf(this.#source, terms, null), ...notCalled(terms)];
    return this.#ranked(words, named, conditions, (drink) =>
      conditions.reduce((sum, { degree }) => sum + (degree?.(drink) ?? 0), 0),
    );
  }

  /** Recipes like one, that meet all other terms, the nearest first. */
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
    const near: QueryWord = { word: '', last: false, meant: { core: [...core], loose: [], only: true } };
    return this.#ranked(
      wanted.length > 0 ? wanted : [near],
      [],
      [{ test: ({ name }) => name !== base.name }, ...conditionsOf(this.#source, others, base)],
      (drink) => likeness(this.#source, base, drink),
      true,
    );
  }

  #ranked(
    words: readonly QueryWord[],
    named: readonly string[],
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
    const ranks = this.#source.search.ranked({ words, named }, options);
    if (!isGraded) return ranks;
    const gradeOf = ({ id }: Ranks) => degrees.get(id) ?? 0;
    // What is called so stays before what only is so.
    const isNamed = ({ worth }: Ranks) => Number(!always && worth >= NAMED_WORTH);
    return ranks.sort((a, b) => isNamed(b) - isNamed(a) || gradeOf(b) - gradeOf(a)).slice(0, limit);
  }
}

const merged = (limit: number, ...lists: readonly (readonly Ranks[])[]): Ranks[] => {
  const found = new Map<number, Ranks>();
  for (const list of lists) for (const one of list) if (!found.has(one.id)) found.set(one.id, one);
  return [...found.values()].slice(0, limit);
};

/** Terms that say which recipes are wanted, and may be left aside where nothing has them. */
const isWish = ({ kind, negated }: Term): boolean => !negated && kind !== 'strength';

/** Recipes by what was understood of a query. */
export function recipesFor(
  source: Findable,
  query: string,
  { terms: all, like }: Understood,
  asked: Asked,
): FoundRecipes {
  const { search } = source;
  const { limit } = asked;
  const first = new Question(source, all, asked);
  // What is wanted and left out at once is left out.
  const isRefused = (term: Term) =>
    isIngredient(term) &&
    !term.negated &&
    term.core.length > 0 &&
    term.core.every((id) => first.without.has(id));
  const contradiction = all.some(isRefused);
  const known = contradiction ? all.filter((term) => !isRefused(term)) : all;
  const hasAny = (term: Term): boolean =>
    (term.kind !== 'text' && term.kind !== 'drink') ||
    search.ranked(
      { words: new Question(source, [term], asked).wordsOf([term]), named: [] },
      { kind: 'recipe', limit: 1 },
    ).length > 0;
  const result = (
    ranks: readonly Ranks[],
    leftAside: readonly Term[] = [],
    likeId: number | null = null,
  ): FoundRecipes => ({
    ranks,
    words: first.wordsOf(known),
    leftAside: leftAside.map(({ words }) => words),
    contradiction,
    like: likeId,
  });
  const answer = (terms: readonly Term[]): { ranks: Ranks[]; like: number | null } => {
    const question = new Question(source, terms, asked);
    const base = terms.find((term) => term.kind === 'drink' && !term.negated);
    const isNamed = terms.some(
      (term) => term !== base && term.kind === 'text' && !term.negated && hasAny(term),
    );
    const baseId = base?.kind === 'drink' ? base.id : null;
    const others = terms.filter((term) => term !== base);
    if (baseId !== null && like && others.length > 0) {
      const alike = question.alike(baseId);
      if (alike.length > 0) return { ranks: alike, like: baseId };
    }
    const plain = plainlyRead(terms);
    const exact = merged(limit, question.find(terms), ...plain);
    // Where hardly any drink is just so, those follow that are so but for the taste.
    const plainer = terms.filter(({ kind }) => kind !== 'trait');
    const found =
      exact.length > 0 && exact.length < FEW && plainer.length < terms.length && plainer.some(isWish)
        ? merged(limit, exact, new Question(source, plainer, asked).find(plainer))
        : exact;
    if (
      baseId === null ||
      plain.length > 0 ||
      isNamed ||
      (others.length === 0 && !like) ||
      found.length >= limit
    )
      return { ranks: found, like: null };
    return { ranks: merged(limit, found, question.alike(baseId)), like: found.length === 0 ? baseId : null };
  };
  /** A drink that is called a drink: 'coffee cocktail' can mean any with coffee. */
  const plainlyRead = (terms: readonly Term[]): Ranks[][] =>
    terms.flatMap((term) => {
      if (term.kind !== 'drink') return [];
      const plain = understand(withoutFillers(term.called), search).terms;
      if (plain.length === 0 || withoutFillers(term.called) === term.called) return [];
      const others = [...terms.filter((one) => one !== term), ...plain];
      return [new Question(source, others, asked).find(others)];
    });
  // The whole query can be a name, whatever else its words mean; with a typo in it, too.
  const isUnsure = known.some(({ kind, guessed, negated }) => !negated && (guessed || kind === 'text'));
  const typed = tokenise(query);
  const named =
    typed.length > 1 && typed.length <= MOST_WORDS && known.length > 1 && (isUnsure || search.isName(query))
      ? search
          .ranked(
            { words: typed.map((word, at) => ({ word, last: at === typed.length - 1 })), named: [] },
            {
              kind: 'recipe',
              limit,
              sort: asked.sort,
              filters: { ...asked.filters, without: first.without },
            },
          )
          .filter(({ worth }) => worth >= NAMED_WORTH * typed.length)
      : [];
  const whole = answer(known);
  if (whole.like === null && (whole.ranks.length > 0 || named.length > 0 || known.length === 0))
    return result(merged(limit, named, whole.ranks));
  const unknown = known.filter((term) => isWish(term) && !hasAny(term));
  const rest = known.filter((term) => !unknown.includes(term));
  if (unknown.length > 0 && rest.length > 0) {
    const { ranks, like: likeId } = answer(rest);
    if (ranks.length > 0) return result(ranks, unknown, likeId);
  }
  if (whole.ranks.length > 0) return result(whole.ranks, [], whole.like);
  // All but one of the wishes, tastes before ingredients and names: what is left out stays out.
  const without = (aside: Term) => {
    const kept = rest.filter((term) => term !== aside);
    return { aside, ranks: kept.length > 0 ? answer(kept).ranks : [] };
  };
  const isFound = ({ ranks }: { ranks: readonly Ranks[] }) => ranks.length > 0;
  const tasteless = rest
    .filter(({ kind }) => kind === 'trait')
    .map(without)
    .filter(isFound);
  const attempts = tasteless.length > 0 ? tasteless : rest.filter(isWish).map(without);
  // What leaves the fewest says the most.
  const best = attempts.filter(isFound).sort((a, b) => a.ranks.length - b.ranks.length);
  const aside = best.length === 1 && best[0] ? [best[0].aside] : [];
  return result(merged(limit, ...best.map(({ ranks }) => ranks)), [...unknown, ...aside]);
}
