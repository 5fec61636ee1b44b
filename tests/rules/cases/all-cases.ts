import type { RuleCase } from '../support/rule-case.ts';
import { anewCases } from './anew.ts';
import { barPlaceCases } from './bar-places.ts';
import { barCases } from './bars.ts';
import { bottleCases } from './bottles.ts';
import { deviceCases } from './devices.ts';
import { guestCases } from './guests.ts';
import { houseRuleCases } from './house-rules.ts';
import { idCases } from './ids.ts';
import { ingredientCases } from './ingredients.ts';
import { markCases } from './marks.ts';
import { menuCardCases } from './menu-cards.ts';
import { moderationCases } from './moderation.ts';
import { planCases } from './plans.ts';
import { preferenceCases } from './preferences.ts';
import { quotaCases } from './quotas.ts';
import { readingCases } from './reading.ts';
import { recipeCases } from './recipes.ts';
import { referenceCases } from './reference.ts';
import { searchCases } from './searches.ts';
import { sharingCases } from './sharing.ts';
import { shelfCases } from './shelves.ts';
import { shoppingCases } from './shopping.ts';

/** Every table of the rules' cases by its subject. */
export const allCases: Readonly<Record<string, readonly RuleCase[]>> = {
  reading: readingCases,
  'reference data': referenceCases,
  quotas: quotaCases,
  ids: idCases,
  ingredients: ingredientCases,
  recipes: recipeCases,
  preferences: preferenceCases,
  'cabinets and menus': shelfCases,
  'menus that are arranged': menuCardCases,
  'bottles of a cabinet': bottleCases,
  'rules of a cabinet': houseRuleCases,
  bars: barCases,
  'what lies below a bar': barPlaceCases,
  'marks, notes, log and ratings': markCases,
  'saved searches': searchCases,
  'shopping lists': shoppingCases,
  plans: planCases,
  'devices that are told of orders': deviceCases,
  'shared recipes': sharingCases,
  'menus for guests and orders': guestCases,
  'what is there already': anewCases,
  moderation: moderationCases,
};
