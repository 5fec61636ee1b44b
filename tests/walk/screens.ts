import type { Page } from 'playwright-core';

/** The seed data: Negroni belongs to the house, Gold Rush to the demo account. */
const NEGRONI = 20001;
const GOLD_RUSH = 20079;
const GIN = 10001;
const NO_SUCH_ID = 987_654;

/** A screen of the walk. */
export interface Screen {
  path: string;
  /** Waits for what stands there once its data has arrived. */
  content: (page: Page) => Promise<unknown>;
  /** The address of the entry that header or navigation mark as the place where one is. */
  marks?: string;
  /** True where it begins at the left edge that all wide screens share. */
  wide?: boolean;
}

type Content = Screen['content'];

const heading =
  (name: string | RegExp): Content =>
  (page) =>
    page.getByRole('heading', { level: 1, name }).waitFor();
const text =
  (words: string | RegExp): Content =>
  (page) =>
    page.getByText(words).first().waitFor();
const field =
  (label: string): Content =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().waitFor();
const link =
  (name: string): Content =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().waitFor();
const button =
  (name: string | RegExp): Content =>
  (page) =>
    page.getByRole('button', { name }).first().waitFor();
const someRecipe: Content = (page) => page.locator('main a[href^="/view-recipe/"]').first().waitFor();

const screen = (path: string, content: Content, marks?: string): Screen => ({
  path,
  content,
  ...(marks !== undefined && { marks }),
});
const wide = (...of: Parameters<typeof screen>): Screen => ({ ...screen(...of), wide: true });

/**
 * Screens of a visitor. Neighbours are drawn by different components: that is how the walk knows that it has
 * arrived.
 */
export const AT_THE_DOOR: readonly Screen[] = [
  screen('/', heading('Know what you can mix tonight')),
  screen('/login', field('Email')),
  screen('/register', field('Display Name')),
  // Every guarded address leads a visitor to the login.
  screen('/bar-cabinet', field('Email')),
  screen('/join/nobodysbarnobodysbarno/nobodyscodenobodyscode', heading('You’re invited to a shared bar')),
  screen('/nowhere', heading('That bottle isn’t on the shelf')),
];

export const UNVERIFIED: readonly Screen[] = [
  screen('/', button('Resend Verification Email')),
  screen('/nowhere', heading('That bottle isn’t on the shelf')),
  // Every guarded address shows the same three ways on.
  screen('/menu', button('Resend Verification Email')),
];

export const MEMBER: readonly Screen[] = [
  wide('/', (page) => page.getByRole('feed').getByRole('article').first().waitFor(), '/'),
  screen('/profile', button('Delete my account'), '/profile'),
  wide('/ingredients', link('Absinthe'), '/bar-cabinet'),
  screen(`/ingredients/${GIN}`, text(/^ABV: /), '/bar-cabinet'),
  screen('/create-ingredient', field('Name'), '/bar-cabinet'),
  screen(`/ingredients/${NO_SUCH_ID}`, heading('Ingredient not found')),
  screen(`/update-ingredient/${GIN}`, field('Name')),
  wide('/list-recipes', someRecipe, '/menu'),
  screen(`/view-recipe/${NEGRONI}`, text('12 similar drinks'), '/menu'),
  screen(`/view-recipe/${NEGRONI}/mix`, heading(/./)),
  screen(`/view-recipe/${GOLD_RUSH}`, heading('Gold Rush')),
  screen(`/view-recipe/${NEGRONI}/compare/${GOLD_RUSH}`, heading('Negroni vs. Gold Rush')),
  screen('/create-recipe', field('Recipe Name'), '/menu'),
  screen(`/view-recipe/${NO_SUCH_ID}`, heading(/./)),
  screen(`/update-recipe/${GOLD_RUSH}`, field('Recipe Name')),
  screen(`/upload-attachments/${GOLD_RUSH}`, heading(/./)),
  screen(`/update-recipe/${NEGRONI}`, text(/^You can’t edit/)),
  wide('/bar-cabinet', button('More for Campari'), '/bar-cabinet'),
  screen('/bar-cabinet/fill', button('Campari')),
  screen('/bar-cabinet/rules', text('Hot water')),
  screen('/shopping-list', text('Nothing to buy')),
  wide('/menu', button('More for Negroni'), '/menu'),
  screen('/party', text('No parties planned')),
  screen('/orders/nobodysbarnobodysbarno', heading('Bar not found'), '/menu'),
  screen('/bars', text('You don’t share a bar with anyone yet.')),
  screen('/bars/nobodysbarnobodysbarno', heading('This bar doesn’t exist, or you’re not in it')),
  screen('/join/nobodysbarnobodysbarno/nobodyscodenobodyscode', heading('This invitation no longer works')),
  screen('/my-drinks', text(/^No favourites yet/)),
  wide('/search', text('Suggested'), '/search'),
  screen('/tonight', text('One bottle away')),
  screen('/search?q=negroni', text(/\d recipes?/), '/search'),
  screen('/what-can-i-make', text('Buy next'), '/search'),
  screen('/flavour-map', text(/^\d+ drinks$/), '/search'),
  wide('/nowhere', heading('That bottle isn’t on the shelf')),
  screen(`/flavour-map?recipe=${NEGRONI}`, text(/^\d+ drinks$/)),
];

export const ADMINISTRATOR: readonly Screen[] = [
  screen('/admin/reports', heading('Reports')),
  screen('/admin/log', heading('Administrator log')),
  screen('/admin/substitutes', button(/^Edit Simple syrup instead of Sugar, /)),
  screen('/admin/reference', heading('Reference data')),
  screen('/admin/person/nobody', heading('Account deleted')),
  screen('/admin/reference/glassware', link('Coupe')),
  screen('/admin/reference/glassware/new', button('Save')),
  screen('/admin/reports', heading('Reports')),
  screen('/admin/reference/quantity_units/1', button('Save')),
];
