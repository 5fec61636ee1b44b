import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginningOf, PATHS, ROUTES } from './page-paths.ts';

const WEB = join(import.meta.dirname, '..', '..');

/** The web app's own files, and what builds them. */
const files = ['src', 'vite'].flatMap((folder) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing/.test(file) && !file.endsWith('page-paths.ts'),
    )
    .map((file) => join(WEB, folder, file)),
);

describe('addresses', () => {
  it('are spelled in one place', () => {
    const spelled = Object.values(ROUTES)
      .map(beginningOf)
      .filter((route) => route !== ROUTES.home);
    const twice = files.filter((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return spelled.some((route) => new RegExp(`['"\`]${route}['"\`/?]`).test(code));
    });
    expect(twice).toEqual([]);
  });

  it('have their gaps filled', () => {
    expect(PATHS.recipeFor(7, 1)).toBe('/view-recipe/7');
    expect(PATHS.mixRecipe(7, 3)).toBe('/view-recipe/7/mix?servings=3');
    expect(PATHS.referenceEntry('glassware', 'new')).toBe('/admin/reference/glassware/new');
    expect(PATHS.createRecipeNamed('Gin & Tonic')).toBe('/create-recipe?name=Gin+%26+Tonic');
  });
});
