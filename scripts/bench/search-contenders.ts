import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { foldName, tokenise } from '@cellaret/domain/core/folding';
import { PartBuilder } from '@cellaret/domain/search/engine/part-builder';
import { SearchIndex } from '@cellaret/domain/search/engine/search-index';
import { labelsOf, type SearchItem } from '@cellaret/domain/search/engine/search-item';
import { findRecipes } from '@cellaret/domain/search/find';
import { SCORES } from '@cellaret/domain/taste/scores';

/** Something that answers queries; `search` gives recipe ids, best first. */
export interface Contender {
  search(query: string): number[];
  /** Takes in changed items; absent where the contender cannot. */
  change?(items: readonly SearchItem[]): void;
}

/** How a contender is built into a file and loaded from it. Both run in processes of their own. */
export interface ContenderKind {
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
    const index = SearchIndex.load(readFileSync(file));
    const source = { search: index, flavour: { scoresOf: () => TASTE } };
    const verdicts = { match: null, of: () => ({ missing: null }) };
    return {
      search: (query) => findRecipes(source, verdicts, { query, limit: LIMIT }).map(({ id }) => id),
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

export const CONTENDERS: Readonly<Record<'index' | 'linear scan', ContenderKind>> = {
  index: ours,
  'linear scan': linearScan,
};

export type ContenderName = keyof typeof CONTENDERS;

export const fileMegabytes = (file: string): number => statSync(file).size / 1024 / 1024;
