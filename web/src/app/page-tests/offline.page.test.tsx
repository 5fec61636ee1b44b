import { it } from 'vitest';
import { heading, newMember, open, see, unplug } from '#testing/app.tsx';

it('a recipe that is not there is said to be missing, one that was never opened on this device is not, while there is no network', async () => {
  await newMember();
  await open('/view-recipe/424242424242');
  await see(heading('Recipe not found'));
  await unplug();
  await open('/view-recipe/20002');
  await see(heading('Can’t show this recipe right now'));
});
