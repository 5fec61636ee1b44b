import { describe, expect, it } from 'vitest';
import { ColumnReader, packColumns } from './binary-pack.ts';

const bytes = packColumns(
  'test-1',
  { ids: new Float64Array([1, 2 ** 53 - 1]), kinds: new Uint8Array([1, 2, 3]), none: new Uint32Array(0) },
  { seen: 7 },
);

describe('a pack', () => {
  it('returns the packed columns', () => {
    const reader = new ColumnReader('test-1', bytes);
    expect([...reader.column('ids', 'f64')]).toEqual([1, 2 ** 53 - 1]);
    expect([...reader.column('kinds', 'u8')]).toEqual([1, 2, 3]);
    expect(reader.column('none', 'u32')).toHaveLength(0);
    expect(reader.meta).toEqual({ seen: 7 });
  });

  it('reads from an unaligned offset', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect([...new ColumnReader('test-1', shifted.subarray(3)).column('ids', 'f64')]).toEqual([
      1,
      2 ** 53 - 1,
    ]);
  });

  it('rejects another format, truncated bytes and unknown columns', () => {
    expect(() => new ColumnReader('test-2', bytes)).toThrow(RangeError);
    expect(() => new ColumnReader('test-1', bytes.subarray(0, 9))).toThrow(RangeError);
    expect(() => new ColumnReader('test-1', new Uint8Array(0))).toThrow(RangeError);
    expect(() => new ColumnReader('test-1', bytes).column('kinds', 'u32')).toThrow(RangeError);
    expect(() =>
      new ColumnReader('test-1', bytes.subarray(0, bytes.length - 8)).column('kinds', 'u8'),
    ).toThrow(RangeError);
  });
});
