import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWholeFolder } from './whole-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cellaret-folder-'));
});
afterEach(() => {
  rmSync(parent, { recursive: true });
});

describe('a folder that is deployed', () => {
  it('holds what was built and nothing that an earlier build left, file or folder', () => {
    const folder = join(parent, 'dist');
    mkdirSync(join(folder, 'old-chunks'), { recursive: true });
    writeFileSync(join(folder, 'old-chunks', 'a.js'), 'old');
    writeFileSync(join(folder, 'gone.js'), 'old');
    writeFileSync(join(folder, 'index.js'), 'old');
    writeWholeFolder(folder, new Map([['index.js', 'new']]));
    expect(readdirSync(folder)).toEqual(['index.js']);
    expect(readFileSync(join(folder, 'index.js'), 'utf8')).toBe('new');
  });

  it('does not touch a file that stays as it is', () => {
    const files = new Map([['index.js', 'same']]);
    writeWholeFolder(parent, files);
    const before = statSync(join(parent, 'index.js'));
    writeWholeFolder(parent, files);
    expect(statSync(join(parent, 'index.js')).mtimeMs).toBe(before.mtimeMs);
  });
});
