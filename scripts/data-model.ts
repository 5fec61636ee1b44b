// Writes docs/data-model.md from the schemas of the domain.
import { writeFileSync } from 'node:fs';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { renderDataModel } from './lib/docs/data-model-page.ts';
import { inRoot } from './lib/paths.ts';

const help = `npm run docs:data-model

Writes docs/data-model.md from the schemas in packages/domain/src.`;

await runMain(() => {
  if (readCommandLine(help, {})) writeFileSync(inRoot('docs', 'data-model.md'), renderDataModel());
});
