import type { RecipeItem } from '@cellaret/domain/search/engine/search-item';
import { GeneratedCatalogue } from './generated-catalogue.ts';
import { liveMegabytes, percentile, quickest, residentMegabytes, timed } from './measure.ts';
import { CONTENDERS, fileMegabytes, type ContenderName } from './search-contenders.ts';
import { makeQueries, QUERY_KINDS, type QueryKind } from './search-queries.ts';

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
if (phase !== undefined && name !== undefined && file !== undefined) {
  const contender = name as ContenderName;
  const figures =
    phase === 'build'
      ? build(contender, Number(size), file)
      : query(contender, Number(size), file, Number(perKind));
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
