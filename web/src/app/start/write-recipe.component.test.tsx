import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '#lib/page-paths.ts';
import { draw } from '#testing/draw.tsx';
import { Outline } from '../frame/outline.tsx';
import { writeRecipe } from './write-recipe.ts';

const ROOM = {
  padding: '8px 16px',
  '--header': '64px',
  '--column-start': '16px',
  '--column-end': '16px',
  '--side-bar': '0px',
  '--t-hero': '36px',
};

const drawOutline = (address: string, whose: object) =>
  draw(
    <div {...whose} style={ROOM}>
      <Outline />
    </div>,
    { address },
  );

const recipe = (recipe_name: string) => ({
  recipe_name,
  recipe_description: 'Bitter.\nThen sweet.',
  recipe_items: [{}, {}, {}],
});

const LONG_WORD = 'Donaudampfschifffahrtskapitänsmützenknopfloch';
const LONG = `<b>Old</b>${' Sour'.repeat(49)}`;

it.each([
  { width: 360, name: LONG_WORD },
  { width: 360, name: LONG },
  { width: 1280, name: LONG },
])('writes name and description once, as they are, onto a wall of $width: $name', async ({ width, name }) => {
  await page.viewport(width, 740);
  const { container } = await drawOutline(PATHS.recipe(1), { 'data-drawn': '' });
  const { recipe_name, recipe_description } = recipe(name);
  writeRecipe(recipe(name));
  for (const text of [recipe_name, recipe_description]) {
    const found = page
      .getByText(text)
      .elements()
      .filter((element) => element.checkVisibility());
    expect(found).toHaveLength(1);
    const [place] = found;
    expect(place?.scrollWidth).toBeLessThanOrEqual(place?.clientWidth ?? 0);
    expect(place?.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
  const box = (part: string) => container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  const [wall, words] = [box('[data-hero]'), box('[data-field]')];
  // Below the header, which lies over the wall.
  expect(words.top - wall.top).toBeGreaterThanOrEqual(64);
  expect(words.bottom).toBeLessThanOrEqual(wall.bottom);
});

it('leaves the outline of another page alone, and what the app has drawn', async () => {
  for (const [address, whose] of [
    [PATHS.recipes, { 'data-drawn': '' }],
    [PATHS.recipe(1), {}],
  ] as const) {
    const { container, unmount } = await drawOutline(address, whose);
    writeRecipe(recipe(LONG));
    expect(container.textContent).toBe('');
    await unmount();
  }
});

it('leaves the outline as it is where there is no such recipe', async () => {
  const { container } = await drawOutline(PATHS.recipe(1), { 'data-drawn': '' });
  const before = container.innerHTML;
  writeRecipe(undefined);
  expect(container.innerHTML).toBe(before);
});
