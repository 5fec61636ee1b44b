import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { tokenise } from '@cellaret/domain/core/folding';
import { PartBuilder } from '@cellaret/domain/search/engine/part-builder';
import type { RecipeItem } from '@cellaret/domain/search/engine/search-item';
import { UpdatableIndex } from '@cellaret/domain/search/engine/updatable-index';
import { findRecipes } from '@cellaret/domain/search/find';
import { SCORES } from '@cellaret/domain/taste/scores';
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

const PER_KIND = 400;
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
function makeQueries(sample: readonly RecipeItem[]): BenchQuery[] {
  const random = seeded(7);
  return QUERY_KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND }, () => {
      const recipe = sample[whole(random, sample.length)] as RecipeItem;
      return { kind, text: textOf(kind, recipe, random), recipe_id: recipe.id };
    }),
  );
}

const LIMIT = 20;

/** The taste of every drink: looking one up costs next to nothing. */
const TASTE = SCORES.map(() => 2);

/** Figures of the process that loads the index. */
export interface SearchFigures {
  readonly load_ms: number;
  readonly live_mb: number;
  readonly rss_mb: number;
  /** Milliseconds to take in a thousand changed recipes. */
  readonly change_ms: number;
  readonly kinds: Readonly<Record<QueryKind, { p50: number; p95: number; hit20: number }>>;
}

/** Figures of the process that builds it. */
export interface BuildFigures {
  readonly build_ms: number;
  readonly file_mb: number;
}

/** Every so many recipes one is a candidate for queries; the sample is spread over the whole catalogue. */
const SAMPLE = 2000;

function build(size: number, file: string): BuildFigures {
  const catalogue = new GeneratedCatalogue(size);
  function* items() {
    yield* catalogue.ingredients;
    yield* catalogue.recipes();
  }
  const { ms: generating } = timed(() => {
    for (const _ of items());
  });
  const { ms } = timed(() => {
    const builder = new PartBuilder();
    for (const item of items()) builder.add(item);
    writeFileSync(file, builder.finish(0));
  });
  return { build_ms: ms - generating, file_mb: statSync(file).size / 1024 / 1024 };
}

function query(size: number, file: string): SearchFigures {
  const step = Math.max(1, Math.floor(size / SAMPLE));
  const sample: RecipeItem[] = [];
  let at = 0;
  for (const recipe of new GeneratedCatalogue(size).recipes()) if (at++ % step === 0) sample.push(recipe);
  const queries = makeQueries(sample);
  const before = liveMegabytes();
  const { ms, value: index } = timed(() => UpdatableIndex.load(readFileSync(file)));
  const live_mb = liveMegabytes() - before;
  const source = { search: index, flavour: { scoresOf: () => TASTE } };
  const context = { match: null, of: () => ({ missing: null }) };
  const search = (text: string) =>
    findRecipes(source, context, { query: text, limit: LIMIT }).map(({ id }) => id);
  for (const { text } of queries.slice(0, PER_KIND / 4)) search(text);
  const kinds = Object.fromEntries(
    QUERY_KINDS.map((kind) => {
      const own = queries.filter((one) => one.kind === kind);
      const answers = own.map((one) => ({ ...quickest(() => search(one.text)), wanted: one.recipe_id }));
      const hits = answers.filter(({ value, wanted }) => value.includes(wanted)).length;
      const times = answers.map((answer) => answer.ms);
      return [kind, { p50: percentile(times, 0.5), p95: percentile(times, 0.95), hit20: hits / own.length }];
    }),
  ) as SearchFigures['kinds'];
  const rss_mb = residentMegabytes();
  const renamed = sample.slice(0, 1000).map((recipe) => ({ ...recipe, name: `${recipe.name} No 2` }));
  return { load_ms: ms, live_mb, rss_mb, change_ms: timed(() => index.applyDelta(renamed)).ms, kinds };
}

// Run as a process of its own, so that memory is the index's alone: build|query, size, file.
const [phase, size, file] = process.argv.slice(2);
if ((phase === 'build' || phase === 'query') && file !== undefined) {
  const figures = phase === 'build' ? build(Number(size), file) : query(Number(size), file);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
