import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

/** The file that Firebase reads, made from the chapters in `rules/`. */
export const RULES_FILE = inRoot('firestore.rules');

const chapters = inRoot('rules');

/** Joins the chapters in the order of their names and closes the blocks that the first one opens. */
export function joinedRules(): string {
  const names = readdirSync(chapters).sort();
  return `${names.map((name) => readFileSync(`${chapters}/${name}`, 'utf8')).join('\n')}  }\n}\n`;
}
