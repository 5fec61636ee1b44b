/** Names one after the other, each said once: an ingredient may stand in a drink and on its rim. */
export const joinedNames = (names: readonly string[]): string => [...new Set(names)].join(', ');
