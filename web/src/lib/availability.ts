/** An ingredient that is not there, and what is taken instead, by name. */
export interface NamedSubstitute {
  wanted: string;
  taken: string;
}

/** Availability of a drink by name: complete, with substitutes, or with missing ingredients. */
export interface Availability {
  missing: readonly string[];
  substitutes: readonly NamedSubstitute[];
}

/** The availability of an answer of the API, where what is replaced is among what is missing. */
export const answeredAvailability = (answer: {
  missing: readonly string[];
  substitutes?: readonly NamedSubstitute[] | undefined;
}): Availability => {
  const substitutes = answer.substitutes ?? [];
  return {
    missing: answer.missing.filter((name) => !substitutes.some(({ wanted }) => wanted === name)),
    substitutes,
  };
};
