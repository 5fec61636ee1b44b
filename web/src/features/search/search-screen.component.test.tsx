import type { RecipeHit } from '@cellaret/domain/search/search-answer';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queries } from '#data/api/queries.ts';
import { draw } from '#testing/draw.tsx';
import { SearchScreen } from './search-screen.tsx';
import type { Hits } from './search-view.ts';
import type { SearchBoth } from './use-search-screen.ts';

const NO_HEART = { favourite: false, toggle: null };

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

const NOTHING: Hits = {
  understood: { words: [], left_aside: [], contradiction: false, like: null },
  ingredients: [],
  recipes: [],
  more_ingredients: false,
  more_recipes: false,
  here: false,
};

/** Finds by the beginning of a name. */
const find: SearchBoth = ({ query }) =>
  Promise.resolve({
    ...NOTHING,
    recipes: DRINKS.filter((drink) => drink.recipe_name.toLowerCase().startsWith(query)),
  });

const drawScreen = (searchBoth: SearchBoth, address = '/search') =>
  draw(
    <SearchScreen
      about="nothing"
      hasCabinet={false}
      searchBoth={searchBoth}
      heartOf={() => NO_HEART}
      saved={{}}
    />,
    {
      areas: ['search', 'form'],
      address,
    },
  );

const asked = (search: ReturnType<typeof vi.fn<SearchBoth>>) => search.mock.calls.map(([{ query }]) => query);

describe('the search screen', () => {
  // On a phone: from 1100 px on, the column of filters asks for one's own marks, and nobody is signed in.
  beforeEach(async () => {
    queries.clear();
    await page.viewport(360, 740);
  });

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
    await expect.element(box).toBeVisible();
    const seen = new Set<string>();
    const look = setInterval(() => seen.add((box.query() as HTMLInputElement | null)?.value ?? ''), 0);
    onTestFinished(() => clearInterval(look));
    await userEvent.type(box, 'neg');
    await vi.waitFor(() => expect(screen.router.state.location.search).toBe('?q=neg'));
    await userEvent.type(box, 'roni');
    await vi.waitFor(() => expect(screen.router.state.location.search).toBe('?q=negroni'));
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
    const search = vi.fn(find).mockResolvedValueOnce(NOTHING);
    const screen = await drawScreen(search, '/search?q=negro');
    await expect.element(screen.getByText('Nothing found for “negro”')).toBeVisible();
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
    await expect.element(screen.getByText('Nothing found for “qqq”')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole('link', { name: /recipe .*qqq/i })).toBeVisible();
  });

  it('shows how words were understood; each is turned round or taken off, and Back brings it again', async () => {
    const search = vi.fn<SearchBoth>(({ query }) =>
      Promise.resolve({
        ...NOTHING,
        recipes: DRINKS,
        understood: {
          ...NOTHING.understood,
          words: query.includes('lemon')
            ? [
                {
                  words: 'lemon',
                  kind: 'ingredient',
                  negated: query.includes('without'),
                  off: 'gin',
                  turned: query.includes('without') ? 'gin with lemon' : 'gin without lemon',
                },
              ]
            : [],
        },
      }),
    );
    const screen = await drawScreen(search, '/search?q=gin+without+lemon');
    const box = screen.getByRole('searchbox');
    await userEvent.click(screen.getByRole('button', { name: 'without lemon. Change to “gin with lemon”' }));
    await expect.element(box).toHaveValue('gin with lemon');
    await userEvent.click(screen.getByRole('button', { name: 'Remove “lemon”' }));
    await expect.element(box).toHaveValue('gin');
    expect(screen.router.state.location.search).toBe('?q=gin');
    await screen.router.navigate(-1);
    await expect.element(box).toHaveValue('gin with lemon');
    expect(asked(search)).toEqual(['gin without lemon', 'gin with lemon', 'gin']);
  });

  it('says what was left aside and what cannot be, and why the first is there', async () => {
    const gin = { words: 'gin', kind: 'ingredient', off: '', turned: null } as const;
    const screen = await drawScreen(
      () =>
        Promise.resolve({
          ...NOTHING,
          recipes: DRINKS,
          understood: {
            words: [
              { ...gin, negated: false },
              { ...gin, negated: true },
            ],
            left_aside: ['xyz'],
            contradiction: true,
            like: { id: 9, recipe_name: 'Gibson', alcohol_abv: 38 },
          },
        }),
      '/search?q=gin+without+gin+xyz',
    );
    await expect
      .element(screen.getByText('Nothing also matches “xyz”. These match everything else.'))
      .toBeVisible();
    await expect.element(screen.getByText(/^Wanted and left out: gin/)).toBeVisible();
    await expect.element(screen.getByText('like Gibson · without gin')).toBeVisible();
  });

  it('leaves out of the reason what the first name shows', async () => {
    const term = { negated: false, off: '', turned: null } as const;
    const screen = await drawScreen(
      () =>
        Promise.resolve({
          ...NOTHING,
          recipes: [named(3, 'Gin Fizz')],
          understood: {
            ...NOTHING.understood,
            words: [
              { ...term, words: 'gin', kind: 'ingredient' },
              { ...term, words: 'sour', kind: 'trait', taste: 'sour' },
            ],
          },
        }),
      '/search?q=gin+sour',
    );
    // Each word has its chip; only the second is a reason too.
    await vi.waitFor(() => expect(screen.getByText('Sour', { exact: true }).elements()).toHaveLength(2));
    expect(screen.getByText('gin', { exact: true }).elements()).toHaveLength(1);
  });

  it('shows more in the same place, and as much again on Back', async () => {
    const search = vi.fn<SearchBoth>((state) =>
      Promise.resolve({ ...NOTHING, recipes: DRINKS, more_recipes: state.recipes < 60 }),
    );
    const screen = await drawScreen(search, '/search?q=gin');
    await userEvent.click(screen.getByRole('button', { name: 'More recipes' }));
    await vi.waitFor(() => expect(screen.router.state.location.search).toBe('?q=gin&recipes=40'));
    await userEvent.click(screen.getByRole('button', { name: 'More recipes' }));
    await expect.element(screen.getByRole('button', { name: 'More recipes' })).not.toBeInTheDocument();
    await screen.router.navigate('/search?q=martini');
    await screen.router.navigate(-1);
    expect(screen.router.state.location.search).toBe('?q=gin&recipes=60');
  });

  it('sorts as the address says', async () => {
    const search = vi.fn(find);
    const screen = await drawScreen(search, '/search?q=mart');
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort' }));
    await userEvent.click(screen.getByRole('option', { name: 'Strongest first' }));
    await vi.waitFor(() => expect(screen.router.state.location.search).toBe('?q=mart&sort=strongest'));
    await vi.waitFor(() => expect(search.mock.lastCall?.[0].sort).toBe('strongest'));
  });

  it('says that this device answered', async () => {
    const screen = await drawScreen(
      () => Promise.resolve({ ...NOTHING, recipes: DRINKS, here: true }),
      '/search?q=gin',
    );
    await expect.element(screen.getByText(/^Offline results/)).toBeVisible();
  });
});
