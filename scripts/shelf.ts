// Says what a shelf of the most used ingredients makes of imported recipes, and which bottle to buy next.
import { basename, resolve } from 'node:path';
import { ingredientCard, recipeCard } from '@cellaret/domain/catalogue/card';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { z } from 'zod';
import { readCommandLine, wholeNumber } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { connectAdmin, describeTarget } from './lib/data/admin-sdk.ts';
import { checkShelf } from './lib/data/shelf-check.ts';
import { targetHelp, targetOf, targetOptions } from './lib/data/target-options.ts';
import { readExisting } from './lib/import/existing.ts';
import { readFacts } from './lib/import/facts.ts';
import { planIngredients } from './lib/import/map-ingredients.ts';
import { planRecipes } from './lib/import/map-recipes.ts';
import { ImportReport } from './lib/import/report.ts';

/** The fields of a card that are needed here. */
const shown = z.discriminatedUnion('kind', [
  ingredientCard.pick({ kind: true, id: true, name: true, parent_ingredient_id: true }),
  recipeCard.pick({ kind: true, id: true, ingredient_ids: true }),
]);

const help = `npm run shelf -- FILE [options]

Of the recipes of FILE, imported before: how many a shelf of the most used ingredients makes, and what to buy next. Held against the
plain definition of matching; differences end it with 1.

  --bottles N             ingredients on the shelf (20)
${targetHelp}`;

await runMain(async () => {
  const line = readCommandLine(
    help,
    { ...targetOptions, bottles: { type: 'string', default: '20' } },
    { least: 1, most: 1 },
  );
  if (!line) return;
  const { values, positionals } = line;
  const [file = ''] = positionals;
  const { facts } = readFacts(resolve(file));
  const target = targetOf(values);
  const admin = connectAdmin(target);
  try {
    const existing = await readExisting(admin.db);
    const report = new ImportReport();
    const ingredientPlan = planIngredients(facts.ingredients, existing, report);
    const { ids, create } = planRecipes(facts.cocktails, { existing, ingredients: ingredientPlan, report });
    if (create.length > 0)
      throw new Failure(
        `${create.length} recipes of ${basename(file)} are not in the catalogue: import it first.`,
      );

    const wanted = new Set(ids);
    const names = new Map<number, string>();
    const ingredients: { id: number; parent_ingredient_id: number | null }[] = [];
    const recipes: { id: number; ingredient_ids: number[] }[] = [];
    const visible = await admin.db.collection(COLLECTIONS.cards).where('visible', '==', true).get();
    for (const document of visible.docs) {
      const item = shown.parse(document.data());
      if (item.kind === 'ingredient') {
        names.set(item.id, item.name);
        ingredients.push(item);
      } else if (wanted.has(item.id)) recipes.push(item);
    }

    const { shelf, counts, next, pairs, differences } = checkShelf(
      ingredients,
      recipes,
      wholeNumber('bottles', values.bottles),
    );
    const named = (given: readonly number[]) => given.map((id) => names.get(id) ?? String(id)).join(', ');
    console.log(`${recipes.length} recipes of ${basename(file)} in ${describeTarget(target)}`);
    console.log(`The ${shelf.length} most used ingredients: ${named(shelf)}`);
    console.log(`Makeable ${counts[0]}, one missing ${counts[1]}, two missing ${counts[2]}`);
    for (const { ingredient_ids, completes } of [...next, ...pairs])
      console.log(`  ${named(ingredient_ids)}: completes ${completes}`);
    for (const difference of differences) console.error(`  ✗ ${difference}`);
    console.log(differences.length === 0 ? 'The plain definition says the same.' : '');
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await admin.close();
  }
});
