// Walks through a running site once, as a stranger who registers would, and leaves nothing behind.
import { newId, newToken } from '@cellaret/domain/core/ids';
import { deleteApp } from 'firebase/app';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { step } from './lib/command/progress.ts';
import { connectAdmin } from './lib/data/admin-sdk.ts';
import { orderAsGuest, openMenu } from './lib/smoke/guest.ts';
import { leave, type Made } from './lib/smoke/leave.ts';
import { checkHeaders, fetchCatalogue, openPublicPage } from './lib/smoke/public.ts';
import { openSite } from './lib/smoke/site.ts';
import { addIngredient, renameIngredient } from './lib/smoke/smoke-ingredient.ts';
import { register, verify } from './lib/smoke/smoke-person.ts';
import { saveRecipe, uploadPicture } from './lib/smoke/smoke-recipe.ts';

const help = `npm run smoke -- ADDRESS

Tries a running site: headers, registering, the link of the verification mail, signing in, saving a recipe of a new ingredient, uploading
a picture, renaming the ingredient, the page for everybody, the catalogue of browsers, the order of a guest, and deleting all of it again.
ADDRESS is https://ID.web.app, your domain, or http://127.0.0.1:5000.

For a deployed site it needs the credentials of an administrator of the project, as "npm run seed" does (docs/first-deploy.md, step 4).`;

await runMain(async () => {
  const line = readCommandLine(help, {}, { least: 1, most: 1 });
  if (!line) return;
  const site = await openSite(line.positionals[0] ?? '');
  const admin = connectAdmin(site.target);
  try {
    await step(
      'Headers',
      () => checkHeaders(site.url, site.local),
      (found) => found,
    );
    const person = await step('Register', () => register(site));
    const made: Made = {};
    try {
      await step('Verification link and sign-in', () => verify(site, admin, person));
      const ingredient = await step('Add an ingredient', () => addIngredient(site, person));
      made.ingredient = ingredient.id;
      const recipe = (made.recipe = newId());
      await step('Save a recipe', () => saveRecipe(site, person, recipe, ingredient.id));
      await step('Upload a picture', () => uploadPicture(site, person, recipe));
      await step('Rename the ingredient', () => renameIngredient(site, person, ingredient, recipe));
      await step('Page for everybody', () => openPublicPage(site, person, recipe));
      await step(
        'Catalogue of browsers',
        () => fetchCatalogue(site, person),
        (holds) => holds,
      );
      const token = (made.menuToken = newToken());
      await step('Menu for guests', () => openMenu(site, person, token, ingredient.id, recipe));
      await step('Order of a guest', () =>
        orderAsGuest(site, token, recipe, (guest) => {
          made.guest = guest;
        }),
      );
    } finally {
      await step('Delete everything', () => leave(site, admin, person, made));
    }
    console.log(`\n${site.url} works.`);
  } finally {
    await admin.close();
    await deleteApp(site.another.app);
    await deleteApp(site.app);
  }
});
process.exit();
