// Makes small mistakes in firestore.rules, one at a time, and shows those that the rules tests do not notice.
// `npm run test:mutants` tries all of them; `npm run test:mutants -- 40 80` only those of the lines 40 to 80.
import { readFileSync } from 'node:fs';
import { hunter, type Hunter } from '../tests/rules/mutants/hunt.ts';
import { mutantsOf, type Mutant } from '../tests/rules/mutants/mutations.ts';
import type { Reach } from '../tests/rules/mutants/reach.ts';
import { whyUnnoticed } from '../tests/rules/mutants/survivors.ts';
import { startFirestore } from '../tests/rules/support/firestore-engine.ts';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { onShutdown } from './lib/local/shutdown.ts';
import { inRoot } from './lib/paths.ts';

const workers = 2;

interface Outcome {
  mutant: Mutant;
  killer: string | null;
}

/** Hunts mutants from the shared queue until it is empty. */
async function work(queue: Mutant[], outcomes: Outcome[], hunter: Hunter, reach?: Reach): Promise<void> {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const found = await hunter.killer(mutant, reach);
    outcomes.push({ mutant, killer: found });
    if (found === null && whyUnnoticed(mutant.what) === null)
      console.log(`not noticed: firestore.rules:${mutant.line}: ${mutant.what}`);
    if (outcomes.length % 25 === 0) console.log(`${outcomes.length} tried, ${queue.length} to go`);
  }
}

/** A hunter on an engine of its own that records where rows go. */
async function ready(addEnding: (end: () => Promise<void>) => void): Promise<Hunter> {
  const engine = await startFirestore(['--diagnostics']);
  addEnding(engine.stop);
  return hunter(engine.address);
}

const help = `npm run test:mutants -- [FROM] [TO]

Makes every small mistake in firestore.rules, one at a time, and tells which the tests do not notice. FROM and TO are lines.`;

await runMain(async () => {
  const line = readCommandLine(help, {}, { least: 0, most: 2 });
  if (!line) return;
  const [from = 1, to = Infinity] = line.positionals.map((word) => wholeNumber('FROM and TO', word));
  const mutants = mutantsOf(readFileSync(inRoot('firestore.rules'), 'utf8')).filter(
    ({ line }) => line >= from && line <= to,
  );
  const shutdown = onShutdown();
  const outcomes: Outcome[] = [];
  const started = Date.now();
  const queue = [...mutants];
  try {
    const hunters = await Promise.all(Array.from({ length: workers }, () => ready(shutdown.add)));
    const reach = await hunters[0]?.reach(mutants);
    await Promise.all(hunters.map((one) => work(queue, outcomes, one, reach)));
    await Promise.all(hunters.map(({ close }) => close()));
  } finally {
    await shutdown.now();
  }

  const survivors = outcomes.filter(({ killer }) => killer === null).map(({ mutant }) => mutant);
  const explained = survivors.filter(({ what }) => whyUnnoticed(what) !== null);
  const unexplained = survivors.filter(({ what }) => whyUnnoticed(what) === null);
  for (const { line, what } of unexplained.toSorted((a, b) => a.line - b.line)) {
    console.log(`survived: firestore.rules:${line}: ${what}`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${mutants.length} mutants, ${mutants.length - survivors.length} killed, ${explained.length} explained, ${unexplained.length} survived, ${seconds} s`,
  );
  if (unexplained.length > 0) process.exitCode = 1;
});
process.exit();
