import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { tokenise, foldName } from '@cellaret/domain/core/folding';
import { PartBuilder } from '@cellaret/domain/search/engine/part-builder';
import { type RecipeItem, labelsOf, type SearchItem } from '@cellaret/domain/search/engine/search-item';
import { UpdatableIndex } from '@cellaret/domain/search/engine/updatable-index';
import { findRecipes } from '@cellaret/domain/search/find';
import { SCORES } from '@cellaret/domain/taste/scores';
import MiniSearch, { type Options } from 'minisearch';
import { seeded, whole } from '../../tests/support/data/random.ts';
import { GeneratedCatalogue } from './generated-catalogue.ts';
import { liveMegabytes, percentile, quickest, residentMegabytes, timed } from './measure.ts';

export const QUERY_KINDS = ['prefix', 'two words', 'typo', 'by ingredient', 'left out'] as const;

type QueryKind = (typeof QUERY_KINDS)[number];

/** A query made from a recipe, which a good answer holds among the first twenty. */
interface BenchQuery {
  readonly kind: QueryKind;
  readonly text: string;
  readonly recipe_id: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One edit anywhere in a word: a wrong, a missing, an extra letter, or two swapped. */
function misspelled(word: string, random: () => number): string {
  const at = whole(random, word.length - 1);
  const letter = LETTERS[whole(random, LETTERS.length)] ?? 'e';
  const edits = [
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return edits[whole(random, edits.length)] ?? word;
}

function textOf(kind: QueryKind, recipe: RecipeItem, random: () => number): string {
  const words = tokenise(recipe.name);
  const [first = '', second = ''] = random() < 0.5 ? words : [words[1], words[0]];
  if (kind === 'prefix') return first.slice(0, 3 + whole(random, 3));
  if (kind === 'two words') return `${first} ${second.slice(0, Math.max(3, Math.ceil(second.length * 0.6)))}`;
  if (kind === 'typo') return `${misspelled(first, random)} ${second}`;
  const names = recipe.ingredient_names.slice(0, 2).map((name) => tokenise(name)[0] ?? '');
  if (kind === 'left out')
    return `sour ${tokenise(recipe.ingredient_names[0] ?? '').at(-1)} without ${names[1]}`;
  return names.join(' ');
}

/** Queries of every kind, each from a recipe of the sample. */
function makeQueries(sample: readonly RecipeItem[], perKind: number): BenchQuery[] {
  const random = seeded(7);
  return QUERY_KINDS.flatMap((kind) =>
    Array.from({ length: perKind }, () => {
      const recipe = sample[whole(random, sample.length)] as RecipeItem;
      return { kind, text: textOf(kind, recipe, random), recipe_id: recipe.id };
    }),
  );
}

/** Something that answers queries; `search` gives recipe ids, best first. */
interface Contender {
  search(query: string): number[];
  /** Takes in changed items; absent where the contender cannot. */
  change?(items: readonly SearchItem[]): void;
}

/** How a contender is built into a file and loaded from it. Both run in processes of their own. */
interface ContenderKind {
  /** The largest catalogue that it is measured with; without it any. */
  readonly most?: number;
  build(items: Iterable<SearchItem>, file: string): void;
  load(file: string): Contender;
}

const LIMIT = 20;

/** The taste of every drink: looking one up costs next to nothing. */
const TASTE = SCORES.map(() => 2);

const ours: ContenderKind = {
  build(items, file) {
    const builder = new PartBuilder();
    for (const item of items) builder.add(item);
    writeFileSync(file, builder.finish(0));
  },
  load(file) {
    const index = UpdatableIndex.load(readFileSync(file));
    const source = { search: index, flavour: { scoresOf: () => TASTE } };
    const context = { match: null, of: () => ({ missing: null }) };
    return {
      search: (query) => findRecipes(source, context, { query, limit: LIMIT }).map(({ id }) => id),
      change: (items) => index.applyDelta(items),
    };
  },
};

const linearScan: ContenderKind = {
  build(items, file) {
    const lines: string[] = [];
    for (const item of items) {
      if (item.kind === 'recipe')
        lines.push(`${item.id}\t${foldName(item.name)}|${foldName(labelsOf(item).join(' '))}`);
    }
    writeFileSync(file, lines.join('\n'));
  },
  load(file) {
    const rows = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({
        id: Number(line.slice(0, line.indexOf('\t'))),
        text: line.slice(line.indexOf('\t') + 1),
      }));
    return {
      search(query) {
        const words = tokenise(query);
        const ids: number[] = [];
        for (const { id, text } of rows) {
          if (words.every((word) => text.includes(word)) && ids.push(id) === LIMIT) break;
        }
        return ids;
      },
    };
  },
};

/** Set as its documentation advises for words that are still being typed, on the same folded words. */
const MINI: Options = {
  fields: ['name', 'labels'],
  tokenize: tokenise,
  processTerm: (term) => term,
  searchOptions: { boost: { name: 4 }, combineWith: 'AND', prefix: true, fuzzy: 0.2 },
};

const miniSearch: ContenderKind = {
  most: 100_000,
  build(items, file) {
    const mini = new MiniSearch(MINI);
    for (const item of items) {
      if (item.kind === 'recipe')
        mini.add({ id: item.id, name: item.name, labels: labelsOf(item).join(' ') });
    }
    writeFileSync(file, JSON.stringify(mini));
  },
  load(file) {
    const mini = MiniSearch.loadJSON(readFileSync(file, 'utf8'), MINI);
    return {
      search: (query) =>
        mini
          .search(query)
          .slice(0, LIMIT)
          .map(({ id }) => Number(id)),
    };
  },
};

export const CONTENDERS: Readonly<Record<'index' | 'linear scan' | 'MiniSearch', ContenderKind>> = {
  index: ours,
  MiniSearch: miniSearch,
  'linear scan': linearScan,
};

export type ContenderName = keyof typeof CONTENDERS;

const fileMegabytes = (file: string): number => statSync(file).size / 1024 / 1024;

/** Figures of one process. */
export interface SearchFigures {
  readonly load_ms: number;
  readonly live_mb: number;
  readonly rss_mb: number;
  /** Milliseconds to take in a thousand changed recipes; absent where the contender cannot. */
  readonly change_ms?: number;
  readonly kinds: Readonly<Record<QueryKind, { p50: number; p95: number; hit20: number }>>;
}

/** Every so many recipes one is a candidate for queries; the sample is spread over the whole catalogue. */
const SAMPLE = 2000;

function build(name: ContenderName, size: number, file: string): { build_ms: number; file_mb: number } {
  const catalogue = new GeneratedCatalogue(size);
  function* items() {
    yield* catalogue.ingredients;
    yield* catalogue.recipes();
  }
  const { ms: generating } = timed(() => {
    for (const _ of items());
  });
  const { ms } = timed(() => CONTENDERS[name].build(items(), file));
  return { build_ms: ms - generating, file_mb: fileMegabytes(file) };
}

function query(name: ContenderName, size: number, file: string, perKind: number): SearchFigures {
  const step = Math.max(1, Math.floor(size / SAMPLE));
  const sample: RecipeItem[] = [];
  let at = 0;
  for (const recipe of new GeneratedCatalogue(size).recipes()) if (at++ % step === 0) sample.push(recipe);
  const queries = makeQueries(sample, perKind);
  const before = liveMegabytes();
  const { ms, value: contender } = timed(() => CONTENDERS[name].load(file));
  const live_mb = liveMegabytes() - before;
  for (const { text } of queries.slice(0, Math.ceil(perKind / 4))) contender.search(text);
  const kinds = Object.fromEntries(
    QUERY_KINDS.map((kind) => {
      const own = queries.filter((one) => one.kind === kind);
      const answers = own.map((one) => ({
        ...quickest(() => contender.search(one.text)),
        wanted: one.recipe_id,
      }));
      const hits = answers.filter(({ value, wanted }) => value.includes(wanted)).length;
      const times = answers.map((answer) => answer.ms);
      return [kind, { p50: percentile(times, 0.5), p95: percentile(times, 0.95), hit20: hits / own.length }];
    }),
  ) as SearchFigures['kinds'];
  const rss_mb = residentMegabytes();
  const renamed = sample.slice(0, 1000).map((recipe) => ({ ...recipe, name: `${recipe.name} No 2` }));
  const change_ms = contender.change && timed(() => contender.change?.(renamed)).ms;
  return { load_ms: ms, live_mb, rss_mb, ...(change_ms !== undefined && { change_ms }), kinds };
}

// Run as a process of its own, so that memory is one contender's alone: build|query, contender, size, file,
// queries per kind.
const [phase, name, size, file, perKind] = process.argv.slice(2);
if ((phase === 'build' || phase === 'query') && name !== undefined && file !== undefined) {
  const contender = name as ContenderName;
  const figures =
    phase === 'build'
      ? build(contender, Number(size), file)
      : query(contender, Number(size), file, Number(perKind));
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
