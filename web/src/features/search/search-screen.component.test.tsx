import type { RecipeHit } from '@cellaret/domain/api-answers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queries } from '#data/api/queries.ts';
import { draw } from '#testing/draw.tsx';
import { SearchScreen } from './search-screen.tsx';
import type { SearchBoth } from './use-search-screen.ts';

const named = (id: number, recipe_name: string): RecipeHit => ({
  id,
  recipe_name,
  recipe_description: '',
  matches: [],
  ingredient_names: ['Gin'],
  alcohol_abv: 20,
  missing: null,
  look: {},
  cover: null,
});

const DRINKS = [named(1, 'Martini'), named(2, 'Negroni')];

/** Finds by the beginning of a name. */
const find: SearchBoth = ({ query }) =>
  Promise.resolve({
    ingredients: [],
    recipes: DRINKS.filter((drink) => drink.recipe_name.toLowerCase().startsWith(query)),
  });

const drawScreen = (searchBoth: SearchBoth, address = '/search') =>
  draw(<SearchScreen about="nothing" hasCabinet={false} searchBoth={searchBoth} />, {
    areas: ['search', 'form'],
    address,
  });

const asked = (search: ReturnType<typeof vi.fn<SearchBoth>>) => search.mock.calls.map(([{ query }]) => query);

describe('the search screen', () => {
  beforeEach(() => queries.clear());

  it('suggests, and searches once for both kinds when somebody rests from typing', async () => {
    const search = vi.fn(find);
    const screen = await drawScreen(search);
    await expect.element(screen.getByRole('link', { name: 'Martini' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'negro');
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 recipe');
    await expect.element(screen.getByRole('link', { name: 'Martini' })).not.toBeInTheDocument();
    expect(asked(search)).toEqual(['', 'negro']);
    expect(screen.router.state.location.search).toBe('?q=negro');
  });

  it('keeps every letter while the address follows', async () => {
    const screen = await drawScreen(find);
    const box = screen.getByRole('searchbox');
    const seen = new Set<string>();
    const look = setInterval(() => seen.add((box.element() as HTMLInputElement).value), 0);
    await userEvent.type(box, 'neg');
    await vi.waitFor(() => expect(screen.router.state.location.search).toBe('?q=neg'));
    await userEvent.type(box, 'roni');
    await vi.waitFor(() => expect(screen.router.state.location.search).toBe('?q=negroni'));
    clearInterval(look);
    const letters = [...seen];
    expect(letters).toEqual(letters.toSorted((a, b) => a.length - b.length));
    await expect.element(box).toHaveValue('negroni');
  });

  it('searches at once on Enter, and where the address holds a query', async () => {
    const search = vi.fn(find);
    const screen = await drawScreen(search, '/search?q=mart');
    await expect.element(screen.getByRole('link', { name: 'Martini' })).toBeVisible();
    await userEvent.fill(screen.getByRole('searchbox'), 'negroni');
    await userEvent.keyboard('{Enter}');
    expect(asked(search)).toEqual(['mart', 'negroni']);
    await expect.element(screen.getByRole('link', { name: 'Negroni' })).toBeVisible();
  });

  it('takes up what Back brings, without asking again for what was found a moment ago', async () => {
    const search = vi.fn(find);
    const screen = await drawScreen(search, '/search?q=mart');
    await expect.element(screen.getByRole('link', { name: 'Martini' })).toBeVisible();
    await screen.router.navigate('/search?q=negro');
    await expect.element(screen.getByRole('link', { name: 'Negroni' })).toBeVisible();
    await screen.router.navigate(-1);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('mart');
    await expect.element(screen.getByRole('link', { name: 'Martini' })).toBeVisible();
    expect(asked(search)).toEqual(['mart', 'negro']);
  });

  it('gives up a search that is overtaken, and never shows what it found', async () => {
    const signals: AbortSignal[] = [];
    const search: SearchBoth = (state, signal) => {
      signals.push(signal);
      return state.query === 'mart' ? new Promise(() => undefined) : find(state, signal);
    };
    const screen = await drawScreen(search, '/search?q=mart');
    await userEvent.fill(screen.getByRole('searchbox'), 'negro');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: 'Negroni' })).toBeVisible();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('searches anew on Enter for what was found already: it may have been created meanwhile', async () => {
    const search = vi.fn(find).mockResolvedValueOnce({ ingredients: [], recipes: [] });
    const screen = await drawScreen(search, '/search?q=negro');
    await expect.element(screen.getByText('Nothing found for “negro”.')).toBeVisible();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: 'Negroni' })).toBeVisible();
    expect(asked(search)).toEqual(['negro', 'negro']);
  });

  it('says that it failed, and tries again', async () => {
    const search = vi.fn(find).mockRejectedValueOnce(new TypeError('no network'));
    const screen = await drawScreen(search, '/search?q=negro');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.getByRole('link', { name: 'Negroni' })).toBeVisible();
  });

  it('says in one place that nothing was found, and where it can be created', async () => {
    const screen = await drawScreen(find, '/search?q=qqq');
    await expect.element(screen.getByText('Nothing found for “qqq”.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('link', { name: /recipe .*qqq/i })).toBeVisible();
  });
});
