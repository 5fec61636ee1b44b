// Brings the seeded reference data, and on request the starter catalogue, into a real project or the
// emulators.
import { createInterface } from 'node:readline/promises';
import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { progressBar } from './lib/command/progress.ts';
import { accountOf, connectAdmin, describeTarget, type Admin, type Target } from './lib/data/admin-sdk.ts';
import { targetHelp, targetOf, targetOptions } from './lib/data/target-options.ts';
import { writeDocuments } from './lib/data/write-documents.ts';
import { differenceLines, differenceOf, type Difference } from './lib/seed/difference.ts';
import { publishIfPossible } from './lib/seed/publish-catalogue.ts';
import {
  catalogueDocuments,
  referenceDocuments,
  substituteDocuments,
  type SeedDocument,
} from './lib/seed/seed-data.ts';

const help = `npm run seed -- [options]

Writes the seeded reference data: what is missing is added, what differs is set right, what you added yourself stays.
Shows every difference and asks before it writes. Then publishes what browsers keep of the catalogue, where nobody has.

  --catalogue             the starter catalogue too: ingredients and recipes that are missing; edited ones stay
  --substitutes             what stands in for what as it is seeded, in place of what administrators made of it
  --owner EMAIL           who the recipes of the catalogue belong to (a real project needs it)
  --yes                   do not ask
${targetHelp}`;

const SHOWN_LINES = 60;

/** Fields of the catalogue that say when and by whom, not what. */
const CIRCUMSTANCES = ['user_id', 'updated_by', 'valid_from', 'created_at', 'updated_at'];

function show(name: string, difference: Difference): void {
  const { missing, differing, equal } = difference;
  console.log(
    `${name}: ${missing.length} missing, ${differing.length} different, ${equal} as they should be`,
  );
  const lines = differenceLines(difference);
  for (const line of lines.slice(0, SHOWN_LINES)) console.log(`  ${line}`);
  if (lines.length > SHOWN_LINES) console.log(`  … and ${lines.length - SHOWN_LINES} more lines`);
}

async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Failure('Nobody is there to ask: run again with --yes to write these changes.');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim());
  } finally {
    prompt.close();
  }
}

/**
 * The catalogue, belonging to the account of `email`; as the sources say where none is named on the
 * emulators.
 */
async function catalogueOf(admin: Admin, target: Target, email: string | undefined): Promise<SeedDocument[]> {
  const documents = catalogueDocuments();
  if (email === undefined) {
    if (target.kind === 'emulator') return documents;
    throw new Failure('Say whom the recipes of the catalogue shall belong to: --owner EMAIL.');
  }
  const { uid } = await accountOf(admin, email);
  return documents.map(({ path, data }) => ({
    path,
    data: { ...data, ...('user_id' in data ? { user_id: uid } : { updated_by: uid }) },
  }));
}

await runMain(async () => {
  const line = readCommandLine(help, {
    ...targetOptions,
    catalogue: { type: 'boolean' },
    substitutes: { type: 'boolean' },
    owner: { type: 'string' },
    yes: { type: 'boolean' },
  });
  if (!line) return;
  const { values } = line;
  const target = targetOf(values);
  const admin = connectAdmin(target);
  try {
    console.log(`Comparing with ${describeTarget(target)}`);
    const reference = await differenceOf(admin.db, referenceDocuments());
    show('Reference data', reference);
    const substitutes = await differenceOf(admin.db, substituteDocuments());
    show('Substitutes', substitutes);
    const changed = values['substitutes'] ? substitutes.differing : [];
    if (substitutes.differing.length > changed.length)
      console.log('  Administrators changed them: they stay as they are without --substitutes.');
    const toWrite = [
      ...[reference, substitutes].flatMap(({ missing }) => missing),
      ...[...reference.differing, ...changed].map(({ document }) => document),
    ];
    if (values.catalogue) {
      const catalogue = await differenceOf(
        admin.db,
        await catalogueOf(admin, target, values.owner),
        CIRCUMSTANCES,
      );
      show('Catalogue', catalogue);
      if (catalogue.differing.length > 0)
        console.log('  The different ones were edited and stay as they are.');
      toWrite.push(...catalogue.missing);
    }
    if (toWrite.length === 0) return console.log('Nothing to do.');
    if (!values.yes && !(await confirmed(`Write ${toWrite.length} documents to ${describeTarget(target)}?`)))
      return console.log('Nothing written.');
    await writeDocuments(admin.db, toWrite, { written: progressBar(toWrite.length) });
  } finally {
    await admin.close();
  }
  await publishIfPossible(target);
});
