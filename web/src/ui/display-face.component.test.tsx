import { DISPLAY_STACK } from '@cellaret/drawings/display-stack.ts';
import { afterEach, expect, it } from 'vitest';
import { loadDisplayFace, showDisplayFace } from './display-face.ts';

const heading = Object.assign(document.createElement('h1'), { textContent: 'Register your account' });
const below = document.createElement('button');

afterEach(() => {
  document.fonts.clear();
  heading.remove();
  below.remove();
});

/** How wide the heading is in one line. */
function width(): number {
  heading.style.cssText = `font: 400 30px/1.15 ${DISPLAY_STACK}; white-space: nowrap; width: max-content`;
  return heading.getBoundingClientRect().width;
}

const top = () => below.getBoundingClientRect().top;

/** How wide the heading is in the fallback, and in the face. */
async function widths(): Promise<[number, number]> {
  document.body.append(heading, below);
  const fallback = width();
  await loadDisplayFace();
  showDisplayFace();
  const face = width();
  document.fonts.clear();
  return [fallback, face];
}

/** A column of a width, in which the heading stands in the fallback when the face comes. */
async function faceComes(column: number): Promise<{ moved: number; shown: boolean }> {
  heading.style.whiteSpace = 'normal';
  heading.style.width = `${column}px`;
  const before = top();
  await loadDisplayFace();
  return { moved: top() - before, shown: document.fonts.size > 0 };
}

it('the display face comes at once where it moves nothing', async () => {
  const [fallback, face] = await widths();
  expect(await faceComes(Math.max(fallback, face) + 20)).toEqual({ moved: 0, shown: true });
});

it('the display face waits for the next page where a heading would get another number of lines', async () => {
  const [fallback, face] = await widths();
  expect(fallback).not.toBe(face);
  expect(await faceComes((fallback + face) / 2)).toEqual({ moved: 0, shown: false });
  showDisplayFace();
  expect(document.fonts.size).toBeGreaterThan(0);
});
