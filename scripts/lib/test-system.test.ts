import { describe, expect, it } from 'vitest';
import { portsWithOffset } from './ports.ts';
import { testOffsets } from './test-system.ts';

describe('the ports of test runs', () => {
  it('are shared by no two runs, so that they can go side by side', () => {
    const ports = testOffsets(20_000).flatMap((offset) => Object.values(portsWithOffset(offset)));
    expect(ports.length).toBeGreaterThan(100);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
