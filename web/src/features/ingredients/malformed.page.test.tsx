import { describe, it } from 'vitest';
import { commands } from 'vitest/browser';
import { heading, link, newMember, open, see } from '#testing/app.tsx';

describe('an ingredient that does not fit, written past the rules', () => {
  it('is left out of the list, and its page says that it cannot be read and leads back', async () => {
    const id = await commands.malformedIngredient('Abbey bitters');
    await newMember();
    await open('/ingredients');
    await see(link('Absinthe', true));
    await open(`/ingredients/${id}`);
    await see(heading('Couldn’t load this ingredient'));
    await link('All ingredients').click();
    await see(link('Absinthe', true));
  });
});
