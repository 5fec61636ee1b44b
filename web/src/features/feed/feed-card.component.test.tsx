import { describe, expect, it } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { FeedCard } from './feed-card.tsx';

/** The lines of a card of a recipe with these ingredients. */
async function linesOf(names: readonly string[]): Promise<string[]> {
  const recipe = {
    id: 1,
    recipe_name: 'Punch',
    recipe_description: '',
    ingredient_names: [...names],
    cover: null,
    look: {},
    alcohol_abv: 20,
    recipe_items: names.map((ingredient_name) => ({ ingredient: { ingredient_name } })),
  };
  const screen = await draw(<FeedCard item={{ recipe }} position={1} size={1} />, { areas: ['feed'] });
  await expect.element(screen.getByRole('heading', { name: 'Recipe: Punch' })).toBeVisible();
  return screen
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);
}

describe('the card of a recipe', () => {
  it('names an ingredient once that is garnish too', async () => {
    expect(await linesOf(['White rum', 'Mint', 'Mint'])).toEqual(['White rum', 'Mint']);
  });

  it('says of a hundred lines how many are left out', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `Bottle ${index + 1}`);
    const lines = await linesOf(names);
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('and 89 more');
  });
});
