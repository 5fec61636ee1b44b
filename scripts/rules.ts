// Writes firestore.rules from the chapters in rules/.
import { writeFileSync } from 'node:fs';
import { joinedRules, RULES_FILE } from './lib/build/firestore-rules.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';

const help = `npm run rules

Writes firestore.rules from the chapters in rules/, which are what people edit.`;

await runMain(() => {
  if (readCommandLine(help, {})) writeFileSync(RULES_FILE, joinedRules());
});
