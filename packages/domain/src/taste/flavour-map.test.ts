import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, isSeen, shareOf, windowOfAll, windowWithin } from './flavour-map.ts';

const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const places = fc
  .array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 40 })
  .map((all) => all.map((place, index) => ({ id: index + 1, ...place })));

describe('the window of all places', () => {
  it('contains every drink', () => {
    fc.assert(
      fc.property(places, (all) => {
        const whole = windowOfAll(all);
        expect(all.every((place) => isSeen(whole, place))).toBe(true);
      }),
    );
  });

  it('is the whole map without drinks, and is never empty', () => {
    expect(windowOfAll([])).toMatchObject({ x: 0, y: 0 });
    const one = windowOfAll([{ x: 0.3, y: -0.2 }]);
    expect(one.half_width).toBeGreaterThan(0);
    expect(shareOf(one, { x: 0.3, y: -0.2 }).left).toBeCloseTo(0.5);
    expect(shareOf(one, { x: 0.3, y: -0.2 }).top).toBeCloseTo(0.5);
  });
});

describe('a window', () => {
  const whole = { x: 0, y: 0, half_width: 1, half_height: 0.5 };

  it('stays within the whole when dragged', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0.1, max: 1000, noNaN: true }),
        (x, y, zoom) => {
          const seen = windowWithin(whole, { x, y, zoom });
          expect(Math.abs(seen.x) + seen.half_width).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.abs(seen.y) + seen.half_height).toBeLessThanOrEqual(0.5 + 1e-9);
        },
      ),
    );
  });

  it('shows more intense drinks nearer to the top', () => {
    expect(shareOf(whole, { x: -1, y: 0.5 })).toEqual({ left: 0, top: 0 });
    expect(shareOf(whole, { x: 1, y: -0.5 })).toEqual({ left: 1, top: 1 });
  });
});

describe('the cells of a window', () => {
  it('contain every visible drink once, in at most as many cells as the grid has', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 1, max: 20, noNaN: true }), (all, zoom) => {
        const window = windowWithin(windowOfAll(all), { x: 0, y: 0, zoom });
        const fields = fieldsOf(window, all, { columns: 4, rows: 3 });
        expect(fields.length).toBeLessThanOrEqual(12);
        const held = fields.flatMap((field) => field.places.map(({ id }) => id)).sort((a, b) => a - b);
        expect(held).toEqual(all.filter((place) => isSeen(window, place)).map(({ id }) => id));
      }),
    );
  });

  it('are in row order, with the drink nearest to the centre of a cell first', () => {
    const window = { x: 0, y: 0, half_width: 1, half_height: 1 };
    const all = [
      { id: 1, x: 0.9, y: -0.9 },
      { id: 2, x: -0.9, y: 0.9 },
      { id: 3, x: -0.5, y: 0.5 },
    ];
    const fields = fieldsOf(window, all, { columns: 2, rows: 2 });
    expect(fields.map(({ column, row, places: held }) => [column, row, held.map(({ id }) => id)])).toEqual([
      [0, 0, [3, 2]],
      [1, 1, [1]],
    ]);
  });
});
