import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure, table } from './measure.ts';
import { namedRows, saveMeasurement } from './measurements.ts';
import { type SearchFigures, QUERY_KINDS, CONTENDERS, type ContenderName } from './search-case.ts';

interface Result extends SearchFigures {
  readonly contender: ContenderName;
  readonly size: number;
  readonly build_ms: number;
  readonly file_mb: number;
}

const CASE = fileURLToPath(new URL('search-case.ts', import.meta.url));

/** Slow contenders answer fewer queries, so that the whole run stays within minutes. */
const queriesPerKind = (contender: ContenderName, size: number): number =>
  contender === 'index' || size < 100_000 ? 400 : size < 1_000_000 ? 100 : 40;

function runCase<T>(phase: string, contender: ContenderName, size: number, file: string): T {
  const node = ['--expose-gc', '--max-old-space-size=8192', '--import', 'tsx', CASE];
  const args = [phase, contender, String(size), file, String(queriesPerKind(contender, size))];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${phase} of ${contender} at ${size} failed:\n${stderr}`);
  return JSON.parse(stdout) as T;
}

const HEADING = [
  'recipes · contender',
  'build s',
  'file MB',
  'load s',
  'live MB',
  'RSS MB',
  '1,000 changes ms',
  ...QUERY_KINDS.map((kind) => `${kind} p50/p95 ms`),
  ...QUERY_KINDS.slice(0, 3).map((kind) => `hit@20 ${kind}`),
];

const row = (result: Result): string[] => [
  `${result.size.toLocaleString('en')} · ${result.contender}`,
  figure(result.build_ms / 1000),
  figure(result.file_mb),
  figure(result.load_ms / 1000),
  figure(result.live_mb),
  figure(result.rss_mb),
  result.change_ms === undefined ? '–' : figure(result.change_ms),
  ...QUERY_KINDS.map((kind) => `${figure(result.kinds[kind].p50)}/${figure(result.kinds[kind].p95)}`),
  ...QUERY_KINDS.slice(0, 3).map((kind) => result.kinds[kind].hit20.toFixed(2)),
];

/** The targets of the search; what they forbid is listed, nothing when all are met. */
function missedTargets(results: readonly Result[]): string[] {
  return results
    .filter(({ contender, size }) => contender === 'index' && size >= 100_000)
    .flatMap(({ size, kinds, load_ms }) => {
      const budget = size >= 1_000_000 ? 25 : 10;
      return [
        ...QUERY_KINDS.filter((kind) => kinds[kind].p95 > budget).map(
          (kind) => `${size}: ${kind} p95 over ${budget} ms`,
        ),
        ...(['two words', 'typo'] as const)
          .filter((kind) => kinds[kind].hit20 < 0.9)
          .map((kind) => `${size}: ${kind} hit@20 under 0.9`),
        ...(load_ms > 2000 ? [`${size}: load over 2 s`] : []),
      ];
    });
}

/**
 * Measures the index, MiniSearch and a linear scan on generated catalogues, prints a table and writes JSON.
 * @param chosen sizes; 1000, 10000, 100000 and 1000000 where there are none.
 * @returns the exit code: 1 when a target is missed.
 */
export function benchSearch(
  chosen: readonly number[],
  { only, json }: { only?: string | undefined; json?: string | undefined },
): number {
  const sizes = chosen.length > 0 ? chosen : [1000, 10_000, 100_000, 1_000_000];
  const directory = mkdtempSync(join(tmpdir(), 'bench-search-'));
  const results: Result[] = [];
  try {
    for (const size of sizes) {
      for (const contender of Object.keys(CONTENDERS) as ContenderName[]) {
        if ((only !== undefined && only !== contender) || size > (CONTENDERS[contender].most ?? size))
          continue;
        const file = join(directory, 'snapshot');
        const built = runCase<{ build_ms: number; file_mb: number }>('build', contender, size, file);
        const result = {
          contender,
          size,
          ...built,
          ...runCase<SearchFigures>('query', contender, size, file),
        };
        results.push(result);
        process.stderr.write(`${row(result).join('  ')}\n`);
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  console.log(table([HEADING, ...results.map(row)]));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  const missed = missedTargets(results);
  console.log(missed.length === 0 ? '\nAll targets met.' : `\nTargets missed:\n${missed.join('\n')}`);
  // One row of the linear scan is enough to compare with: the largest.
  const reported = results.filter(
    ({ contender, size }) => contender !== 'linear scan' || size === sizes.at(-1),
  );
  if (only === undefined)
    saveMeasurement({
      name: 'search',
      title: 'Search in the index, against MiniSearch and a linear scan',
      rows: namedRows(HEADING, reported.map(row)),
      notes: [
        missed.length === 0
          ? 'Targets met: p95 within 10 ms at 100,000 and 25 ms at 1,000,000 recipes, hit@20 of 0.9 for two words and typos, load within 2 s.'
          : `Targets missed: ${missed.join('; ')}.`,
      ],
    });
  return missed.length === 0 ? 0 : 1;
}
