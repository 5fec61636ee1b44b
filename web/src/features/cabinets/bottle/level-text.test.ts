import { expect, it } from 'vitest';
import { levelText } from './level-text.ts';

it.each([
  [null, 'bottle.level.unknown'],
  [0, 'bottle.level.empty'],
  [-0.1, 'bottle.level.empty'],
  [0.08, 'bottle.level.nearly'],
  [0.2, 'bottle.level.quarter'],
  [0.99, 'bottle.level.full'],
])('%s of a bottle is called %s', (level, words) => {
  expect(levelText(level, (id) => id)).toBe(words);
});
