type Growing = Uint8Array | Int32Array | Uint32Array | Float64Array;

const GROWTH = 1.5;

/** The array, or a larger copy if it has fewer than `length` entries. New entries are 0. */
export function grown<T extends Growing>(array: T, length: number): T {
  if (array.length >= length) return array;
  const Constructor = array.constructor as new (size: number) => T;
  const larger = new Constructor(Math.max(length, Math.ceil(array.length * GROWTH), 16));
  larger.set(array);
  return larger;
}
