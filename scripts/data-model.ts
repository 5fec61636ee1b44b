// Writes docs/data-model.md from the schemas of the domain.
import { writeFileSync } from 'node:fs';
import { renderDataModel } from './lib/docs/data-model.ts';
import { inRoot } from './lib/paths.ts';

writeFileSync(inRoot('docs', 'data-model.md'), renderDataModel());
