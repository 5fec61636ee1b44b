import { describe, expect, it } from 'vitest';
import { OFFSET_STEP, portsWithOffset, type Ports } from './ports.ts';

const portsOrNone = (offset: number): number[] => {
  try {
    return Object.values<number>(portsWithOffset(offset) satisfies Ports);
  } catch {
    return [];
  }
};

describe('the ports of a system', () => {
  it('are those of firebase.json without an offset', () => {
    expect(portsWithOffset()).toMatchObject({ hosting: 5000, auth: 9099, firestore: 8080, ui: 4000 });
  });

  it('begin at hosting’s with an offset, so that its address can be told', () => {
    expect(portsWithOffset(100).hosting).toBe(5100);
    expect(portsWithOffset(600)).toMatchObject({ hosting: 5600, hub: 5605 });
  });

  it('are shared by no two systems, whatever their offsets', () => {
    const offsets = Array.from({ length: 500 }, (_, index) => index * OFFSET_STEP);
    const ports = offsets.flatMap(portsOrNone);
    expect(ports.length).toBeGreaterThan(490 * 11);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('are refused where an offset would lead to one of the standard ones', () => {
    expect(() => portsWithOffset(3080)).toThrow('leads to port 8080');
  });
});
