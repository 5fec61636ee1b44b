import { describe, expect, it } from 'vitest';
import { halfWidthAt, outline, type Profile } from './profile.ts';

const cone: Profile = { start: [40, 0], segments: [[0, 80]] };
const cup: Profile = { start: [20, 10], segments: [[20, 50, 20, 80, 0, 90]] };

describe('half width', () => {
  it('is constant on a straight side', () => {
    expect(halfWidthAt(cone, 20)).toBeCloseTo(30, 4);
    expect(halfWidthAt(cone, 60)).toBeCloseTo(10, 4);
  });

  it('is that of the rim at and above it, and 0 below the end', () => {
    expect(halfWidthAt(cup, 10)).toBeCloseTo(20, 4);
    expect(halfWidthAt(cup, 0)).toBe(20);
    expect(halfWidthAt(cup, 95)).toBe(0);
  });

  it('decreases along a curve', () => {
    expect(halfWidthAt(cup, 80)).toBeLessThan(halfWidthAt(cup, 50));
  });
});

describe('outline', () => {
  it('goes down the right side and up the left side', () => {
    expect(outline(cone)).toBe('M100 0C86.67 26.67 73.33 53.33 60 80L60 80C46.67 53.33 33.33 26.67 20 0');
  });

  it('starts at the given height and closes with half an ellipse', () => {
    expect(outline(cone, { from: 40, close: 0.2 })).toMatch(/^M80 40C.*A20 4 0 0 0 80 40Z$/);
  });

  it('is empty below the end', () => {
    expect(outline(cone, { from: 90 })).toBe('');
  });
});
