import type { Messages } from '@lingui/core';
import type account from '../../locales/en/account.json';
import type admin from '../../locales/en/admin.json';
import type attachments from '../../locales/en/attachments.json';
import type barCabinet from '../../locales/en/bar-cabinet.json';
import type common from '../../locales/en/common.json';
import type feed from '../../locales/en/feed.json';
import type flavour from '../../locales/en/flavour.json';
import type forgotPassword from '../../locales/en/forgot-password.json';
import type form from '../../locales/en/form.json';
import type ingredients from '../../locales/en/ingredients.json';
import type menu from '../../locales/en/menu.json';
import type profile from '../../locales/en/profile.json';
import type recipes from '../../locales/en/recipes.json';
import type search from '../../locales/en/search.json';

/** The texts by area: `common` comes with the first screen, the others with the screens that use them. */
interface Texts {
  common: typeof common;
  feed: typeof feed;
  flavour: typeof flavour;
  'forgot-password': typeof forgotPassword;
  form: typeof form;
  profile: typeof profile;
  ingredients: typeof ingredients;
  recipes: typeof recipes;
  'bar-cabinet': typeof barCabinet;
  menu: typeof menu;
  search: typeof search;
  attachments: typeof attachments;
  account: typeof account;
  admin: typeof admin;
}

export type Area = keyof Texts;

/** Every id of every text: one that does not exist does not compile. */
export type MessageId = { [A in Area]: keyof Texts[A] & string }[Area];

export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

const files = import.meta.glob<Messages>('../../locales/*/*.json', { query: '?lingui', import: 'messages' });

/** Fetches the compiled texts of an area. */
export async function fetchMessages(locale: Locale, area: Area): Promise<Messages> {
  const load = files[`../../locales/${locale}/${area}.json`];
  if (!load) throw new Error(`There are no texts ${locale}/${area}`);
  return load();
}
