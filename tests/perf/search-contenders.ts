import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { foldName, tokenise } from '@cellaret/domain/folding';
import MiniSearch from 'minisearch';
import { CompactBuilder } from '../../functions/src/search/compact-builder.ts';
import { loadSearchIndex } from '../../functions/src/search/search-index.ts';
import { labelsOf, type SearchItem } from '../../functions/src/search/search-item.ts';

/** Something that answers queries; `search` gives recipe ids, best first. */
export interface Contender {
  search(query: string): number[];
}

/** How a contender is built into a file and loaded from it. Both run in processes of their own. */
export interface ContenderKind {
  build(items: Iterable<SearchItem>, file: string): void;
  load(file: string): Contender;
}

const LIMIT = 20;

const ours = (compactFrom: number): ContenderKind => ({
  build(items, file) {
    const builder = new CompactBuilder();
    for (const item of items) builder.add(item);
    writeFileSync(file, builder.finish(0));
  },
  load(file) {
    const index = loadSearchIndex(readFileSync(file), { compactFrom });
    const options = { kind: 'recipe', limit: LIMIT } as const;
    return { search: (query) => index.search(query, options).map(({ item }) => item.id) };
  },
});

const miniOptions = {
  fields: ['name', 'labels'],
  tokenize: tokenise,
  processTerm: (term: string) => term,
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' as const, boost: { name: 2 } },
};

/** The library as its documentation suggests to use it, without our ranking. */
const miniSearchAlone: ContenderKind = {
  build(items, file) {
    const index = new MiniSearch(miniOptions);
    for (const item of items) {
      if (item.kind === 'recipe')
        index.add({ id: item.id, name: item.name, labels: labelsOf(item).join(' ') });
    }
    writeFileSync(file, JSON.stringify(index));
  },
  load(file) {
    const index = MiniSearch.loadJSON(readFileSync(file, 'utf8'), miniOptions);
    return {
      search: (query) =>
        index
          .search(query)
          .slice(0, LIMIT)
          .map(({ id }) => Number(id)),
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

export const CONTENDERS = {
  compact: ours(0),
  'small engine': ours(Number.POSITIVE_INFINITY),
  'MiniSearch alone': miniSearchAlone,
  'linear scan': linearScan,
} as const satisfies Record<string, ContenderKind>;

export type ContenderName = keyof typeof CONTENDERS;

export const fileMegabytes = (file: string): number => statSync(file).size / 1024 / 1024;
