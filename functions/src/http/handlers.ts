import { account } from '../endpoints/account.ts';
import { attachments } from '../endpoints/attachments.ts';
import { barCabinets } from '../endpoints/bar-cabinets.ts';
import type { Handlers } from '../endpoints/call.ts';
import { feed } from '../endpoints/feed.ts';
import { ingredients } from '../endpoints/ingredients.ts';
import { menus } from '../endpoints/menus.ts';
import { recipes } from '../endpoints/recipes.ts';
import { reference } from '../endpoints/reference.ts';
import { search } from '../endpoints/search.ts';

/** Who answers what; an endpoint without a handler does not compile. */
export const handlers: Handlers = {
  ...feed,
  ...reference,
  ...ingredients,
  ...recipes,
  ...attachments,
  ...barCabinets,
  ...menus,
  ...search,
  ...account,
};
