import { tokenise } from '../core/folding.ts';
import type { Findable } from './drinks.ts';
import { compareHits, type Ranks } from './engine/search-item.ts';
import { NAMED_WORTH, worthOf, type QueryWord } from './engine/term-match.ts';
import { isIngredient, Question, type Asked, type IngredientTerm } from './question.ts';
import type { Term, Understood } from './words/terms.ts';
import { understand, withoutFillers } from './words/understand.ts';

export interface FoundRecipes {
  readonly ranks: readonly Ranks[];
  readonly words: readonly QueryWord[];
  /** Words without matches, which were ignored. */
  readonly leftAside: readonly string[];
  /** True if something is both included and excluded. */
  readonly contradiction: boolean;
  /** The drink that the results are similar to. */
  readonly like: number | null;
}

/** With fewer results, less exact ones are added. */
const FEW = 3;

/** Maximum number of words in a name, and of unknown words that are searched. */
const MOST_WORDS = 8;

/** True for terms that include recipes, and can be ignored without matches. */
const isWish = ({ kind, negated }: Term): boolean => !negated && kind !== 'strength';

const isSameQuality = (one: Term, other: Term): boolean =>
  (one.kind === 'trait' && other.kind === 'trait' && one.trait === other.trait) ||
  (one.kind === 'strength' && other.kind === 'strength' && one.strength === other.strength);

/** Recipes whose name contains the whole query. */
type Called = (last: boolean, least: number) => Ranks[];

/** The results of terms; `like` is set if they are only similar to a drink. */
interface Found {
  readonly ranks: readonly Ranks[];
  readonly like: number | null;
}

/** Results for all terms but those `aside`. */
interface FoundWithout extends Found {
  readonly aside: readonly Term[];
}

const NONE: Found = { ranks: [], like: null };

/** A search for recipes, which tries fewer terms if nothing matches all. */
class RecipeSearch {
  readonly #source: Findable;
  readonly #asked: Asked;
  readonly #like: boolean;

  constructor(source: Findable, asked: Asked, like: boolean) {
    this.#source = source;
    this.#asked = asked;
    this.#like = like;
  }

  #ask(terms: readonly Term[]): Question {
    return new Question(this.#source, terms, this.#asked);
  }

  merged(...lists: readonly (readonly Ranks[])[]): Ranks[] {
    const found = new Map<number, Ranks>();
    for (const list of lists) for (const one of list) if (!found.has(one.id)) found.set(one.id, one);
    return [...found.values()].slice(0, this.#asked.limit);
  }

  /** True if any recipe matches a word. */
  hasAny(term: Term): boolean {
    if (term.kind !== 'text' && term.kind !== 'drink') return true;
    const words = this.#ask([term]).wordsOf([term]);
    return this.#source.search.ranked({ words, named: [] }, { kind: 'recipe', limit: 1 }).length > 0;
  }

  /** Results for names like 'coffee cocktail' understood literally: any cocktail with coffee. */
  #plainlyRead(terms: readonly Term[]): Ranks[][] {
    return terms.flatMap((term) => {
      const plain = term.kind === 'drink' ? withoutFillers(term.called) : '';
      if (term.kind !== 'drink' || plain === '' || plain === term.called) return [];
      const others = [
        ...terms.filter((one) => one !== term),
        ...understand(plain, this.#source.search).terms,
      ];
      return [this.#ask(others).find(others)];
    });
  }

  /** Exact matches; if they are few, followed by recipes that match all but the wished tastes. */
  #exact(terms: readonly Term[], plain: readonly (readonly Ranks[])[]): Ranks[] {
    const exact = this.merged(this.#ask(terms).find(terms), ...plain);
    const plainer = terms.filter(({ kind, negated }) => kind !== 'trait' || negated);
    const isFew = exact.length > 0 && exact.length < FEW;
    if (!isFew || plainer.length === terms.length || !plainer.some(isWish)) return exact;
    return this.merged(exact, this.#ask(plainer).find(plainer));
  }

  /** In a drink that is named, a bottle does for its kind: 'cointreau margarita' is one with triple sec. */
  #bottlesAsKinds(terms: readonly Term[], drinkId: number): Term[] {
    const { search } = this.#source;
    const held = search.traitsOf(drinkId)?.ids('ingredient_ids') ?? [];
    return terms.map((term) => {
      if (!isIngredient(term) || term.negated) return term;
      const kinds = term.core.flatMap((id) => search.book.above(id)).filter((id) => held.includes(id));
      return kinds.length === 0 ? term : { ...term, core: [...term.core, ...kinds] };
    });
  }

  /** Matches, followed by drinks similar to one that is named; if they are few, by that drink. */
  find(terms: readonly Term[]): Found {
    if (terms.length === 0) return { ...NONE, ranks: this.#ask([]).find([]) };
    const base = terms.find((term) => term.kind === 'drink' && !term.negated);
    const id = base?.kind === 'drink' ? base.id : null;
    const others = terms.filter((term) => term !== base);
    if (id !== null && this.#like && others.length > 0) {
      const alike = this.#ask(terms).alike(id);
      if (alike.length > 0) return { ranks: alike, like: id };
    }
    const plain = this.#plainlyRead(terms);
    const ranks = this.#exact(id === null ? terms : this.#bottlesAsKinds(terms, id), plain);
    const isNamed = others.some((term) => term.kind === 'text' && !term.negated && this.hasAny(term));
    const isAlone = others.length === 0 && !this.#like;
    if (id === null || plain.length > 0 || isNamed || isAlone || ranks.length >= this.#asked.limit)
      return { ranks, like: null };
    const near = this.merged(ranks, this.#ask(terms).alike(id));
    const isFew = near.length < FEW && others.every((term) => isIngredient(term) && !term.negated);
    return {
      ranks: isFew ? this.merged(near, this.#ask(terms).find(terms.filter((term) => term === base))) : near,
      like: ranks.length === 0 ? id : null,
    };
  }

  /** Drinks similar to the first of a family, with another ingredient: similar to a mule, with rum. */
  ofFamily(terms: readonly Term[]): Found {
    const family = terms.find(
      (term) => term.kind === 'text' && !term.negated && this.#source.search.isName(term.called),
    );
    if (!family || !terms.some((term) => isIngredient(term) && !term.negated)) return NONE;
    const [first] = this.#ask([family]).find([family]);
    if (!first) return NONE;
    const others = terms.filter((term) => term !== family);
    return { ranks: this.#ask(others).alike(first.id), like: first.id };
  }

  /**
   * Drinks with what is near to a spirit or a bottle: white rum and cola for spiced rum and cola, at last any
   * spirit with the one other word. A spirit that other recipes name is ignored then; a bottle that none
   * names does for what it is near to.
   */
  withKin(terms: readonly Term[]): FoundWithout {
    const { search } = this.#source;
    const isNamed = ({ core, loose }: IngredientTerm) => search.isNeeded([...core, ...loose]);
    const { spirits } = search.book;
    const wishes = terms.filter(isWish).length;
    const kin = new Map(
      terms.filter(isIngredient).flatMap((term) => {
        const [first] = term.core;
        const isAside = wishes > 1 && term.core.every((id) => search.book.isKindred(id));
        if (term.negated || first === undefined || (!isAside && isNamed(term))) return [];
        const kinds = search.book.kinOf(first);
        const isFar = wishes === 2 && isAside && search.book.isSpirit(first);
        return [[term, isFar ? [...kinds, spirits] : kinds] as const];
      }),
    );
    const steps = Math.max(0, ...[...kin.values()].map(({ length }) => length));
    for (let step = 1; step <= steps; step += 1) {
      const wider = terms.map((term) => {
        const core = isIngredient(term) && kin.get(term)?.slice(0, step).at(-1);
        return core ? { ...term, core } : term;
      });
      const found = this.find(wider);
      const isFar = (term: IngredientTerm) => kin.get(term)?.slice(0, step).at(-1) === spirits;
      if (found.ranks.length > 0)
        return { ...found, aside: [...kin.keys()].filter((term) => isNamed(term) || isFar(term)) };
    }
    return { ...NONE, aside: [] };
  }

  /** Results for all wishes but one: first a taste, then an ingredient or name is ignored. */
  allButOne(terms: readonly Term[]): FoundWithout {
    const without = (aside: Term) => {
      const kept = terms.filter((term) => term !== aside);
      return { aside, ranks: kept.length > 0 ? this.find(kept).ranks : [] };
    };
    const isFound = ({ ranks }: { ranks: readonly Ranks[] }) => ranks.length > 0;
    const tastes = terms.filter(({ kind }) => kind === 'trait');
    const tasteless = tastes.map(without).filter(isFound);
    const attempts =
      tasteless.length > 0 ? tasteless : terms.filter(isWish).slice(0, MOST_WORDS).reverse().map(without);
    // The attempt with the fewest results is the most specific. Of equals, the last words are ignored first.
    const best = attempts.filter(isFound).sort((a, b) => a.ranks.length - b.ranks.length);
    return {
      ...NONE,
      ranks: this.merged(...best.map(({ ranks }) => ranks)),
      aside: best.slice(0, 1).map(({ aside }) => aside),
    };
  }

  /** Adds recipes whose name matches: before the others if the query is probably a name, else after them. */
  withNamed(query: string, known: readonly Term[], without: ReadonlySet<number>, found: Found): Ranks[] {
    const { search } = this.#source;
    const { limit, sort, filters } = this.#asked;
    const typed = tokenise(query);
    const called: Called = (last, least) =>
      search
        .ranked(
          { words: typed.map((word, at) => ({ word, last: last && at === typed.length - 1 })), named: [] },
          { kind: 'recipe', limit, sort, filters: { ...filters, without } },
        )
        .filter(({ worth }) => worth >= least);
    const isUnsure = known.some(({ kind, guessed, negated }) => !negated && (guessed || kind === 'text'));
    const isRead = known.length === 1 && (typed.length === 1 || known[0]?.kind === 'drink');
    const isLikely = typed.length > 0 && typed.length <= MOST_WORDS && !isRead;
    const first =
      isLikely && (isUnsure || search.isName(query)) ? called(true, NAMED_WORTH * typed.length) : [];
    // Also finds a drink named after an ingredient that it does not contain.
    const isOne =
      typed.length === 1 && known.length === 1 && known.every((term) => isIngredient(term) && !term.negated);
    const last = isOne ? called(false, worthOf('exact', 'name')) : [];
    return this.merged(first, found.like === null ? found.ranks : [], last);
  }
}

export function recipesFor(
  source: Findable,
  query: string,
  { terms: all, like }: Understood,
  asked: Asked,
): FoundRecipes {
  const question = new Question(source, all, asked);
  const { without } = question;
  // Exclusions win over inclusions.
  const isRefused = (term: Term): boolean => {
    if (term.negated) return false;
    if (isIngredient(term)) return term.core.length > 0 && term.core.every((id) => without.has(id));
    return all.some((other) => other.negated && isSameQuality(term, other));
  };
  const text = all.filter(({ kind, negated }) => kind === 'text' && !negated).slice(MOST_WORDS);
  const known = all.filter((term) => !isRefused(term) && !text.includes(term));
  const result = (
    ranks: readonly Ranks[],
    leftAside: readonly Term[] = [],
    likeId: number | null = null,
  ): FoundRecipes => ({
    // Other orders than `best` sort all results.
    ranks: asked.sort === 'best' ? ranks : [...ranks].sort(compareHits(asked.sort)),
    words: question.wordsOf(known),
    leftAside: ranks.length === 0 ? [] : leftAside.map(({ words }) => words),
    contradiction: all.some(isRefused),
    like: likeId,
  });
  const search = new RecipeSearch(source, asked, like);
  const whole = search.find(known);
  const named = search.withNamed(query, known, without, whole);
  if (named.length > 0 || known.length === 0) return result(named);
  const unknown = known.filter((term) => isWish(term) && !search.hasAny(term));
  const rest = known.filter((term) => !unknown.includes(term));
  if (unknown.length > 0 && rest.length > 0) {
    const found = search.find(rest);
    if (found.ranks.length > 0) return result(found.ranks, unknown, found.like);
  }
  if (whole.ranks.length > 0) return result(whole.ranks, [], whole.like);
  const related = search.ofFamily(rest);
  if (related.ranks.length > 0) return result(related.ranks, unknown, related.like);
  const kin = search.withKin(rest);
  if (kin.ranks.length > 1) return result(kin.ranks, [...unknown, ...kin.aside], kin.like);
  const { ranks, aside } = search.allButOne(rest);
  return result(search.merged(kin.ranks, ranks), [...unknown, ...(kin.ranks.length > 0 ? kin.aside : aside)]);
}
