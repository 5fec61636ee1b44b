/** Ingredients that are always there, whatever stands on a shelf. */
export const staples: readonly string[] = ['Water', 'Hot water', 'Ice'];
