import { tokenise } from '../folding.ts';
import type { Findable } from './drinks.ts';
import { isIngredient, Question, type Asked } from './question.ts';
import { compareHits, type Ranks } from './sorts.ts';
import { NAMED_WORTH, worthOf, type QueryWord } from './term-match.ts';
import type { Term, Understood } from './terms.ts';
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

/** Fewer are no answer to choose from. */
const FEW = 3;

/** No name is called by more words, and no more of those that nothing is known of are looked for. */
const MOST_WORDS = 8;

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
  const text = all.filter(({ kind, negated }) => kind === 'text' && !negated);
  const known = all.filter((term) => !isRefused(term) && !text.slice(MOST_WORDS).includes(term));
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
    // Another order than by the best is one of all that was found.
    ranks: asked.sort === 'best' ? ranks : [...ranks].sort(compareHits(asked.sort)),
    words: first.wordsOf(known),
    leftAside: ranks.length === 0 ? [] : leftAside.map(({ words }) => words),
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
  const calledSo = (last: boolean, least: number): Ranks[] =>
    search
      .ranked(
        { words: typed.map((word, at) => ({ word, last: last && at === typed.length - 1 })), named: [] },
        { kind: 'recipe', limit, sort: asked.sort, filters: { ...asked.filters, without: first.without } },
      )
      .filter(({ worth }) => worth >= least);
  const isLikely = typed.length > 1 && typed.length <= MOST_WORDS && known.length > 1;
  const named =
    isLikely && (isUnsure || search.isName(query)) ? calledSo(true, NAMED_WORTH * typed.length) : [];
  // A drink that is called after an ingredient without it is found by that word too, behind those that have it.
  const onlyNamed =
    typed.length === 1 && known.length === 1 && known.every((term) => isIngredient(term) && !term.negated)
      ? calledSo(false, worthOf('exact', 'name'))
      : [];
  const whole = answer(known);
  if (whole.like === null && (whole.ranks.length > 0 || named.length > 0 || known.length === 0))
    return result(merged(limit, named, whole.ranks, onlyNamed));
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
  const attempts = tasteless.length > 0 ? tasteless : rest.filter(isWish).slice(0, MOST_WORDS).map(without);
  // What leaves the fewest says the most.
  const best = attempts.filter(isFound).sort((a, b) => a.ranks.length - b.ranks.length);
  const aside = best.slice(0, 1).map((one) => one.aside);
  return result(merged(limit, ...best.map(({ ranks }) => ranks)), [...unknown, ...aside]);
}
