const isTimestamp = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** A document with its timestamps as dates. */
export const fromStored = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, isTimestamp(value) ? value.toDate() : value]),
  );
