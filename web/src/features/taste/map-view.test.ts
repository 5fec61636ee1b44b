import { windowWithin } from '@cellaret/domain/taste/flavour-map';
import { describe, expect, it } from 'vitest';
import {
  CLOSEST,
  keptView,
  moved,
  readView,
  viewAfterKey,
  wholeView,
  writeView,
  zoomed,
} from './map-view.ts';

const whole = { x: 0, y: 0, half_width: 1, half_height: 0.5 };
const all = wholeView(whole);

describe('zooming', () => {
  it('keeps the place under the pointer where it is', () => {
    const at = { x: 0.4, y: 0.2 };
    const before = windowWithin(whole, all);
    const after = windowWithin(whole, zoomed(whole, all, 2, at));
    const share = (window: typeof before) => (at.x - window.x + window.half_width) / (2 * window.half_width);
    expect(share(after)).toBeCloseTo(share(before));
  });

  it('ends with everything, and not much closer than drinks can be told apart', () => {
    expect(zoomed(whole, all, 1 / 100)).toEqual(all);
    expect(zoomed(whole, all, 1e6).zoom).toBe(CLOSEST);
  });
});

describe('moving', () => {
  it('goes nowhere while everything is seen, and never over the edge', () => {
    expect(moved(whole, all, 3, 3)).toEqual(all);
    const edge = moved(whole, { x: 0, y: 0, zoom: 4 }, 99, 0);
    expect(edge.x).toBeCloseTo(0.75);
  });

  it('takes the arrows for directions of taste', () => {
    const close = { x: 0, y: 0, zoom: 4 };
    expect(viewAfterKey(whole, close, 'ArrowRight')?.x).toBeGreaterThan(0);
    expect(viewAfterKey(whole, close, 'ArrowUp')?.y).toBeGreaterThan(0);
    expect(viewAfterKey(whole, close, 'Home')).toEqual(all);
    expect(viewAfterKey(whole, close, 'a')).toBeNull();
  });
});

describe('the address', () => {
  it('gives back the view it was given', () => {
    const view = keptView(whole, { x: 0.125, y: -0.25, zoom: 3 });
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
  });

  it('names no view where a part is missing or no number', () => {
    expect(readView(new URLSearchParams('x=1&y=2'))).toBeNull();
    expect(readView(new URLSearchParams('x=1&y=2&zoom=close'))).toBeNull();
  });
});
