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

/** A page of the feed after `offset` (0: the newest). Costs one page of reads at any depth. */
export async function readFeed(offset: number): Promise<FeedAnswer> {
  const found = await findDocuments(COLLECTIONS.cards, {
    where: [['visible', '==', true], ...(offset > 0 ? ([['feed_key', '<', offset]] as const) : [])],
    orderBy: ['feed_key', 'desc'],
    limit: FUNCTION_LIMITS.feedPage,
  });
  const cards = found.map(({ fields }) => card.parse(fields));
  const last = cards.at(-1);
  return {
    items: cards.map(feedItemOf),
    // The next page may be empty; to know it would cost one more read per page.
    next_offset: last && cards.length === FUNCTION_LIMITS.feedPage ? last.feed_key : null,
  };
}
