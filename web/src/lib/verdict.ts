/** An ingredient that is not there, and what is taken instead, by name. */
export interface Swap {
  wanted: string;
  taken: string;
}

/** Availability of a drink by name: complete, with substitutes, or with missing ingredients. */
export interface Verdict {
  missing: readonly string[];
  swaps: readonly Swap[];
}

/** The verdict of an answer of the API, where what is replaced is among what is missing. */
export const answeredVerdict = (answer: {
  missing: readonly string[];
  stand_ins?: readonly Swap[] | undefined;
}): Verdict => {
  const swaps = answer.stand_ins ?? [];
  return { missing: answer.missing.filter((name) => !swaps.some(({ wanted }) => wanted === name)), swaps };
};
