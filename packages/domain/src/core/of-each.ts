/** A record with a value for each of these names, in their order. */
export const ofEach = <N extends string, T>(names: readonly N[], valueOf: (name: N, index: number) => T) =>
  Object.fromEntries(names.map((name, index) => [name, valueOf(name, index)])) as Record<N, T>;
