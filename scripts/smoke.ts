// Walks through a running site once, as a stranger who registers would, and leaves nothing behind.
import { deleteApp } from 'firebase/app';
import { connectAdmin } from './lib/admin-sdk.ts';
import { readCommandLine } from './lib/command-line.ts';
import { runMain } from './lib/failure.ts';
import { step } from './lib/progress.ts';
import { checkHeaders } from './lib/smoke/headers.ts';
import { leave } from './lib/smoke/leave.ts';
import { register, verify } from './lib/smoke/person.ts';
import { saveRecipe, uploadPicture } from './lib/smoke/recipe.ts';
import { openSite } from './lib/smoke/site.ts';

const help = `npm run smoke -- ADDRESS

Tries a running site: headers, registering, the link of the verification mail, signing in, saving a recipe, uploading a picture, and
deleting the account again. ADDRESS is https://ID.web.app, your domain, or http://127.0.0.1:5000.

For a deployed site it needs the credentials of an administrator of the project, as "npm run seed" does (docs/operations.md).`;

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
    try {
      await step('Verification link and sign-in', () => verify(site, admin, person));
      const recipe = await step('Save a recipe', () => saveRecipe(site, person));
      await step('Upload a picture', () => uploadPicture(site, person, recipe));
    } finally {
      await step('Delete the account', () => leave(site, admin, person));
    }
    console.log(`\n${site.url} works.`);
  } finally {
    await admin.close();
    await deleteApp(site.app);
  }
});
process.exit();
