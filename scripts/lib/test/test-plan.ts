/** A thing that has to be there before a part begins; each is made once, for the first part that asks. */
export type Need = 'engine' | 'functions' | 'web' | 'chromium';

/** A part of the tests, and what it may cost. */
export interface Part {
  /** As on the command line; `tests/vitest.NAME.config.ts` says which files it is made of. */
  name: string;
  /**
   * True where it only computes, and nobody waits for its answers: it runs behind the two lanes, on what they
   * leave idle.
   */
  behind?: true;
  /**
   * Seconds on two processors, its own system included; the summary marks a part that takes longer, and fails
   * nothing.
   */
  budget: number;
  needs: readonly Need[];
  /**
   * The system it runs on: with functions and hosting, without, or started by each of its tests. Nothing if
   * left out.
   */
  system?: 'whole' | 'data' | 'own';
  /** Too long for every change: `npm run test:all` runs it. */
  onlyInAll?: true;
  /** Another part, whose tests it runs on Google's own emulators. */
  onGoogle?: string;
}

const WITHOUT_ENGINE: readonly Need[] = ['functions', 'web', 'chromium'];
const WHOLE: readonly Need[] = ['engine', ...WITHOUT_ENGINE];

/** All parts; first those that the rest takes longest to wait for. */
export const PARTS: readonly Part[] = [
  { name: 'pages', budget: 340, needs: WHOLE, system: 'whole' },
  { name: 'check', behind: true, budget: 60, needs: [] },
  { name: 'api', budget: 270, needs: ['engine', 'functions', 'web'], system: 'whole' },
  { name: 'journeys', budget: 140, needs: WHOLE, system: 'whole' },
  { name: 'rules', behind: true, budget: 80, needs: ['engine'], system: 'data' },
  { name: 'triggers', behind: true, budget: 60, needs: ['engine'], system: 'data' },
  { name: 'components', behind: true, budget: 35, needs: ['chromium'] },
  { name: 'unit', behind: true, budget: 20, needs: [] },
  { name: 'walk', behind: true, budget: 80, needs: WHOLE, system: 'whole' },
  { name: 'platform', behind: true, budget: 90, needs: WHOLE, system: 'own' },
  { name: 'deep', budget: 600, needs: WHOLE, system: 'whole', onlyInAll: true },
  { name: 'faults', budget: 400, needs: WHOLE, system: 'own', onlyInAll: true },
  { name: 'mutants', budget: 400, needs: ['engine'], onlyInAll: true },
  {
    name: 'official-api',
    onGoogle: 'api',
    budget: 420,
    needs: ['functions', 'web'],
    system: 'whole',
    onlyInAll: true,
  },
  { name: 'official-rules', onGoogle: 'rules', budget: 150, needs: [], system: 'data', onlyInAll: true },
  {
    name: 'official-journeys',
    onGoogle: 'journeys',
    budget: 140,
    needs: WITHOUT_ENGINE,
    system: 'whole',
    onlyInAll: true,
  },
  { name: 'official-triggers', onGoogle: 'triggers', budget: 90, needs: [], system: 'data', onlyInAll: true },
];

/** The word that stands for all parts. */
export const ALL = 'all';
/** The word that stands for those on Google's own emulators. */
export const OFFICIAL = 'official';

/** The parts and files that words of a command line ask for. */
export interface Asked {
  parts: readonly Part[];
  /** They choose files by a part of their path. */
  filters: string[];
  /** True without any words: then what is slow is left out. */
  quick: boolean;
}

export function readWords(words: readonly string[]): Asked {
  const named = PARTS.filter(
    ({ name, onGoogle }) => words.includes(name) || (onGoogle !== undefined && words.includes(OFFICIAL)),
  );
  const usual = words.includes(ALL) ? PARTS : PARTS.filter(({ onlyInAll }) => !onlyInAll);
  return {
    quick: words.length === 0,
    parts: named.length > 0 ? named : usual,
    filters: words.filter(
      (word) => word !== ALL && word !== OFFICIAL && !PARTS.some(({ name }) => name === word),
    ),
  };
}
