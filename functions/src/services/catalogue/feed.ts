import type { FeedAnswer, FeedItem } from '@cellaret/domain/api/answers';
import { card, type Card } from '@cellaret/domain/catalogue/card';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { findDocuments } from '../../store/documents.ts';
import { ingredientBriefOf, recipeBriefOf } from './briefs.ts';

function feedItemOf(shown: Card): FeedItem {
  if (shown.kind === 'recipe')
    return {
      recipe: {
        ...recipeBriefOf(shown),
        alcohol_abv: shown.alcohol_abv,
        recipe_items: shown.ingredient_names.map((ingredient_name) => ({ ingredient: { ingredient_name } })),
      },
    };
  return {
    ingredient: {
      ...ingredientBriefOf(shown),
      ingredient_description: shown.description,
      alcohol_abv: shown.alcohol_abv,
      scores: shown.scores,
    },
  };
}

/**
 * A page of the feed after `offset` (0: the newest). Costs one page of reads at any depth.
 *
 * A full page leaves its last position to the next one: others may share it, and a page that ended between
 * them would lose them.
 */
export async function readFeed(offset: number): Promise<FeedAnswer> {
  const found = await findDocuments(COLLECTIONS.cards, {
    where: [['visible', '==', true], ...(offset > 0 ? ([['feed_key', '<', offset]] as const) : [])],
    orderBy: ['feed_key', 'desc'],
    limit: FUNCTION_LIMITS.feedPage,
  });
  const cards = found.map(({ fields }) => card.parse(fields));
  // The next page may be empty; to know it would cost one more read per page.
  if (cards.length < FUNCTION_LIMITS.feedPage) return { items: cards.map(feedItemOf), next_offset: null };
  const whole = cards.filter(({ feed_key }) => feed_key !== cards.at(-1)?.feed_key);
  const shown = whole.length > 0 ? whole : cards;
  return { items: shown.map(feedItemOf), next_offset: shown.at(-1)?.feed_key ?? null };
}
