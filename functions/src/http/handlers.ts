import { account } from '../endpoints/account.ts';
import { attachments } from '../endpoints/attachments.ts';
import { barCabinets } from '../endpoints/bar-cabinets.ts';
import { bars } from '../endpoints/bars.ts';
import type { Handlers } from '../endpoints/call.ts';
import { feed } from '../endpoints/feed.ts';
import { ingredients } from '../endpoints/ingredients.ts';
import { marks } from '../endpoints/marks.ts';
import { menus } from '../endpoints/menus.ts';
import { moderation } from '../endpoints/moderation.ts';
import { recipes } from '../endpoints/recipes.ts';
import { reference } from '../endpoints/reference.ts';
import { search } from '../endpoints/search.ts';
import { shopping } from '../endpoints/shopping.ts';

export const handlers: Handlers = {
  ...feed,
  ...reference,
  ...ingredients,
  ...recipes,
  ...attachments,
  ...barCabinets,
  ...bars,
  ...menus,
  ...marks,
  ...moderation,
  ...search,
  ...shopping,
  ...account,
};
