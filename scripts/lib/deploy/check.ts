import { messageOf } from '../command/failure.ts';

/** One thing that has to hold before a deploy. */
export interface Check {
  name: string;
  /** Resolves with what was found, in a few words; throws with what is wrong and the way out. */
  run: () => Promise<string> | string;
}

export interface Verdict {
  name: string;
  ok: boolean;
  detail: string;
}

/** Runs every check, also after one that failed: one list shows all there is to mend. */
export async function runCheckList(checks: readonly Check[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, run } of checks) {
    try {
      verdicts.push({ name, ok: true, detail: await run() });
    } catch (thrown) {
      verdicts.push({ name, ok: false, detail: messageOf(thrown) });
    }
  }
  return verdicts;
}
