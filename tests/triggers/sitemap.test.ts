import { expect, it } from 'vitest';
import { clear, write } from './support/trigger-data.ts';

const { sharedIds } = await import('../../functions/src/services/recipes/sharing.ts');

it('the sitemap names shared recipes in order, and none that is withdrawn or hidden', async () => {
  await clear();
  const shared = { 14: true, 11: true, 13: true, 12: false };
  for (const [id, is_shared] of Object.entries(shared))
    await write(`shared_recipes/${id}`, { id: Number(id), user_id: 'o', is_shared, updated_at: new Date() });
  await write('hidden_items/recipe', { items: { 13: { reason: 'spam', provisional: false } } });
  expect(await sharedIds()).toEqual([11, 14]);
});
