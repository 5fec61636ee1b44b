import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

type Zone = [folder: string, mayImport: string[], reason: string];

const workspaces = ['packages/domain', 'packages/drawings', 'web', 'functions', 'tests', 'scripts'];

/** The workspaces that each may import; tests and scripts may import all. */
const betweenWorkspaces: Zone[] = [
  ['packages/domain', [], 'the rules of the subject know of nobody who uses them'],
  ['packages/drawings', ['packages/domain'], 'drawn alike by the app and by the functions'],
  [
    'web',
    ['packages/domain', 'packages/drawings', 'tests/support/browser/page-commands.ts'],
    'what browsers load holds nothing of the server; page tests name what is done for them outside',
  ],
  ['functions', ['packages/domain', 'packages/drawings'], 'nothing of the app'],
];

/** The siblings that each folder of the app may import. */
const inWeb: Zone[] = [
  ['app', ['features', 'data', 'ui', 'lib'], 'puts the pages together'],
  ['features', ['data', 'ui', 'lib'], 'pages know nothing of where they are shown'],
  ['data', ['lib'], 'reading and writing needs nothing that is drawn'],
  ['ui', ['lib'], 'parts show what they are given'],
  ['lib', ['locales'], 'of use to everybody, so it uses nobody'],
  ['locales', [], 'texts'],
];

/** Likewise for the functions. */
const inFunctions: Zone[] = [
  ['http', ['endpoints', 'pages', 'services', 'store'], 'where requests arrive'],
  ['triggers', ['services', 'store'], 'where changes arrive'],
  ['endpoints', ['services', 'store'], 'one request each, whatever it came by'],
  ['services', ['store'], 'what is done, whoever asked for it'],
  ['pages', [], 'what is drawn for everybody, from what it is given'],
  ['store', [], 'the only way to the database'],
];

/** The rooms of the domain, floor above floor: a room imports only from below. */
const domainFloors = [
  ['core'],
  ['measures', 'people', 'bars', 'menus', 'moderation', 'pictures', 'reference', 'shopping', 'drawings'],
  ['taste', 'guests'],
  ['ingredients', 'recipes'],
  ['availability', 'parties', 'catalogue'],
  ['cabinets', 'search'],
  ['recommendations'],
  ['api'],
];

/** Likewise for the services. */
const serviceFloors = [
  ['core'],
  ['pictures', 'reference'],
  ['ingredients'],
  ['cabinets', 'recipes', 'moderation', 'catalogue'],
  ['bars', 'availability', 'parties', 'rebuilds'],
  ['people', 'shopping', 'guests'],
  ['menus', 'search'],
  ['recommendations'],
];

/** More files than this in one folder are not taken in at a glance. */
const MOST_FILES = 30;

const foldersIn = (path: string): string[] =>
  readdirSync(inRoot(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const below =
  (path: string) =>
  (folder: string): boolean =>
    path === folder || path.startsWith(`${folder}/`);

/** All sources below a folder, by their paths from the root. */
const sources = (folder: string): string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'compiled'].includes(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** Where an import leads, as a path from the root; null for a package. */
function target(file: string, specifier: string): string | null {
  // A query after the path is for the build and not part of the path.
  const name = specifier.replace(/\?\w+$/, '');
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  if (name.startsWith('#')) return `web/src/${name.slice(1)}`;
  const [, workspace, inside] = /^@cellaret\/(\w+)\/(.+)$/.exec(name) ?? [];
  if (workspace !== undefined) return `packages/${workspace}/src/${inside}`;
  return null;
}

interface Import {
  file: string;
  to: string;
}

const imports: Import[] = ['packages/domain', 'packages/drawings', 'web', 'functions']
  .flatMap(sources)
  .flatMap((file) => {
    const names = readFileSync(inRoot(file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g);
    return [...names].flatMap(([, name = '']) => {
      const to = target(file, name);
      return to === null ? [] : [{ file, to }];
    });
  });

/** The imports that leave a folder for another one of `apart` that is not allowed. */
const trespasses = (folder: string, apart: string[], allowed: string[]): string[] =>
  imports
    .filter(({ file, to }) => below(file)(folder) && !below(to)(folder))
    .filter(({ to }) => apart.some(below(to)) && !allowed.some(below(to)))
    .map(({ file, to }) => `${file} imports ${to}`);

describe('layers', () => {
  it('are read from the sources: hundreds of imports, all of files that exist', () => {
    expect(imports.length).toBeGreaterThan(3000);
    const lost = imports.filter(
      ({ to }) =>
        !['', '.ts'].some((ending) => statSync(inRoot(to + ending), { throwIfNoEntry: false }) !== undefined),
    );
    expect(lost).toEqual([]);
  });

  it.each(betweenWorkspaces)('%s imports of the workspaces only %j: %s', (folder, allowed) => {
    expect(trespasses(folder, workspaces, allowed)).toEqual([]);
  });

  describe.each([
    { src: 'web/src', zones: inWeb },
    { src: 'functions/src', zones: inFunctions },
  ])('of $src', ({ src, zones }) => {
    const siblings = foldersIn(src).filter((name) => name !== 'testing');

    it('are all in the table', () => {
      expect(zones.map(([folder]) => folder).sort()).toEqual(siblings.sort());
    });

    it.each(zones)('%s imports only %j: %s', (folder, allowed) => {
      const inside = (name: string): string => `${src}/${name}`;
      expect(trespasses(inside(folder), siblings.map(inside), allowed.map(inside))).toEqual([]);
    });
  });

  it('a feature never imports another feature', () => {
    const features = foldersIn('web/src/features').map((name) => `web/src/features/${name}`);
    expect(features.flatMap((feature) => trespasses(feature, features, []))).toEqual([]);
  });

  it("the guests' page and the hosts' board import nothing of each other: they are built apart", () => {
    const sides = foldersIn('web/src/features/guests').map((name) => `web/src/features/guests/${name}`);
    expect(sides.flatMap((side) => trespasses(side, sides, []))).toEqual([]);
  });

  describe.each([
    { src: 'packages/domain/src', floors: domainFloors },
    { src: 'functions/src/services', floors: serviceFloors },
  ])('the rooms of $src', ({ src, floors }) => {
    it('are all on a floor, and no file lies outside of them', () => {
      expect(floors.flat().sort()).toEqual(readdirSync(inRoot(src)).sort());
    });

    it('import only from floors below', () => {
      const inside = (name: string): string => `${src}/${name}`;
      const rooms = floors.flat().map(inside);
      const upward = floors.flatMap((floor, at) =>
        floor.flatMap((room) => trespasses(inside(room), rooms, floors.slice(0, at).flat().map(inside))),
      );
      // A test may look up to those who use what it tests.
      expect(upward.filter((line) => !/^\S+\.test\.ts /.test(line))).toEqual([]);
    });
  });

  it(`no folder has more than ${MOST_FILES} files`, () => {
    const inFolder = new Map<string, number>();
    for (const file of ['packages', 'web/src', 'functions/src', 'scripts', 'tests'].flatMap(sources)) {
      const folder = dirname(file);
      inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
    }
    expect([...inFolder].filter(([, files]) => files > MOST_FILES)).toEqual([]);
  });
});
