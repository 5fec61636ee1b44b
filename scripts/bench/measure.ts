/** Milliseconds a call takes. */
export function timed<T>(call: () => T): { readonly ms: number; readonly value: T } {
  const started = performance.now();
  const value = call();
  return { ms: performance.now() - started, value };
}

/**
 * How often a call is repeated: of several runs the quickest is its own cost, the others include what else
 * the machine did.
 */
const REPEATS = 3;

/** The quickest of a few runs of a call. */
export function quickest<T>(call: () => T): { readonly ms: number; readonly value: T } {
  let best = timed(call);
  for (let run = 1; run < REPEATS; run += 1) {
    const next = timed(call);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

/** The value below which a share of the measurements lies. */
export function percentile(measurements: readonly number[], share: number): number {
  const sorted = [...measurements].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const MEGABYTE = 1024 * 1024;

/** Megabytes that are really in use, after collecting garbage (needs --expose-gc). */
export function liveMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MEGABYTE;
}

export const residentMegabytes = (): number => process.memoryUsage().rss / MEGABYTE;

/** Up to three significant figures, for tables. */
export const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(2);

/** Median and 95th percentile as one cell, for a column "p50/p95 ms". */
export const p50p95 = (measurements: readonly number[]): string =>
  `${figure(percentile(measurements, 0.5))}/${figure(percentile(measurements, 0.95))}`;

/** Rows of texts as an aligned table; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
