// Imports recipe facts (the shape of bar-assistant's public data: ingredients and cocktails) through the
// admin SDK.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { accounts } from '../emulator-data/sources/accounts.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { progressBar, step } from './lib/command/progress.ts';
import { accountOf, connectAdmin, describeTarget } from './lib/data/admin-sdk.ts';
import { targetHelp, targetOf, targetOptions } from './lib/data/target-options.ts';
import { readFacts } from './lib/import/facts.ts';
import { runImport } from './lib/import/run-import.ts';
import { dataDir } from './lib/paths.ts';

const POLL_MS = 500;
const CHUNK = 200;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function missing(db: Firestore, recipeIds: readonly number[]): Promise<number[]> {
  const without: number[] = [];
  for (let start = 0; start < recipeIds.length; start += CHUNK) {
    const slice = recipeIds.slice(start, start + CHUNK);
    const cards = await db.getAll(...slice.map((id) => db.doc(FUNCTION_DOCUMENTS.card('recipe', id))), {
      fieldMask: ['visible'],
    });
    without.push(...slice.filter((_id, index) => cards[index]?.get('visible') !== true));
  }
  return without;
}

/**
 * Waits until the triggers have put all recipes into the feed; returns how many are still missing after
 * `withinMs`.
 */
async function inFeed(db: Firestore, recipeIds: readonly number[], withinMs: number): Promise<number> {
  const started = Date.now();
  let left = await missing(db, recipeIds);
  while (left.length > 0 && Date.now() - started < withinMs) {
    await pause(POLL_MS);
    left = await missing(db, left);
  }
  return left.length;
}

const help = `npm run import -- FILE [options]

Adds the ingredients and recipes of FILE to a running system. Nothing that exists is changed; a second run adds nothing.

  --owner EMAIL           who the recipes belong to (${accounts.admin.email})
  --report FILE           where the report goes (.cellaret/import-NAME.md)
  --no-wait               do not wait until the recipes are in the feed
${targetHelp}`;

const FEED_WITHIN_MS = 120_000;

await runMain(async () => {
  const line = readCommandLine(
    help,
    {
      ...targetOptions,
      owner: { type: 'string', default: accounts.admin.email },
      report: { type: 'string' },
      'no-wait': { type: 'boolean' },
    },
    { least: 1, most: 1 },
  );
  if (!line) return;
  const { values, positionals } = line;
  const [file = ''] = positionals;
  const { facts, refusal } = readFacts(resolve(file));
  const target = targetOf(values);
  const admin = connectAdmin(target);
  const started = Date.now();
  try {
    console.log(`Importing ${basename(file)} into ${describeTarget(target)}`);
    const owner = await accountOf(admin, values.owner);
    let draw: ((done: number) => void) | undefined;
    const result = await runImport(admin.db, facts, {
      ownerUid: owner.uid,
      now: new Date(),
      refusal,
      progress: (written, total) => (draw ??= progressBar(total))(written),
    });
    const wrote = Date.now() - started;
    for (const kind of ['ingredients', 'recipes'] as const) {
      const { created, present, met } = result[kind];
      console.log(`  ${kind}: ${created} added, ${met} met in the catalogue, ${present} imported before`);
    }
    if (!values['no-wait']) {
      const left = await step('Recipes in the feed', () =>
        inFeed(admin.db, result.recipeIds, FEED_WITHIN_MS),
      );
      if (left > 0) console.log(`  ! ${left} recipes are not in the feed yet: do the functions run?`);
    }
    const path = resolve(values.report ?? join(dataDir, `import-${basename(file, extname(file))}.md`));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      result.report.text(
        `# Import of ${basename(file)}\n\nTags, source links and stated strengths are kept in the texts of each added recipe.`,
      ),
    );
    for (const [kind, count] of result.report.counts()) console.log(`  ${String(count).padStart(5)} ${kind}`);
    console.log(
      `Done in ${((Date.now() - started) / 1000).toFixed(1)} s (written after ${(wrote / 1000).toFixed(1)} s). Every line: ${path}`,
    );
  } finally {
    await admin.close();
  }
});
