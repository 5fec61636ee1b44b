import type { Asked } from '../../tests/api/support/client.ts';
import type { Person } from '../../tests/support/data/people.ts';

/** One request of a case, and the person who sends it. */
export interface Turn extends Asked {
  readonly person?: Person;
}

/** How an endpoint is measured: the turns it is asked, numbered from 0. Preparing a turn is not measured. */
export interface ApiCase {
  /** True where something is stored. */
  readonly writes: boolean;
  readonly turn: (turn: number) => Turn | Promise<Turn>;
}

export const reading = (turn: ApiCase['turn'] = () => ({})): ApiCase => ({ writes: false, turn });
export const writing = (turn: ApiCase['turn']): ApiCase => ({ writes: true, turn });
