import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildCache } from '../lib/paths.ts';
import { table } from './measure.ts';

/**
 * One row of a measurement's table: the first key is the row's name, every key a column with its unit (`p95
 * ms`).
 */
export type MeasuredRow = Readonly<Record<string, string | number>>;

/** One table of a benchmark for the report. Rows may have different columns; missing cells stay empty. */
export interface Measurement {
  /** The file it is kept in and its place in the report (see REPORT_ORDER): small letters and dashes. */
  readonly name: string;
  /** The heading of its section. */
  readonly title: string;
  readonly rows: readonly MeasuredRow[];
  /** Notes for the reader, and the targets that were met or missed; one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * A measurement with the moment it was taken, as an ISO date, and how busy the machine was, itself included.
 */
export interface SavedMeasurement extends Measurement {
  readonly measured_at: string;
  readonly load_average?: number;
}

/** Measured rows as an aligned table, for the terminal. All have the columns of the first. */
export const printed = (rows: readonly MeasuredRow[]): string =>
  table([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))]);

/** Rows of cells under a heading as measured rows. */
export const namedRows = (heading: readonly string[], rows: readonly (readonly string[])[]): MeasuredRow[] =>
  rows.map((row) => Object.fromEntries(heading.map((column, at) => [column, row[at] ?? ''])));

const folder = join(buildCache, 'bench');

/** Keeps a measurement for the report; the one before under the same name is replaced. */
export function saveMeasurement(measurement: Measurement): void {
  mkdirSync(folder, { recursive: true });
  const saved: SavedMeasurement = {
    ...measurement,
    measured_at: new Date().toISOString(),
    load_average: loadavg()[0] ?? 0,
  };
  writeFileSync(join(folder, `${measurement.name}.json`), `${JSON.stringify(saved, null, 2)}\n`);
}

/** All kept measurements, by name. */
export function savedMeasurements(): Map<string, SavedMeasurement> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => {
      const path = join(folder, file);
      const saved = JSON.parse(readFileSync(path, 'utf8')) as Measurement & { measured_at?: string };
      return [saved.name, { measured_at: statSync(path).mtime.toISOString(), ...saved }];
    }),
  );
}
