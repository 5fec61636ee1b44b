import { ofEach } from '@cellaret/domain/core/of-each';
import { RECIPE_TEXTS } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { previewDrawing } from './preview-drawing.tsx';
import { drawAbsence, drawRecipePage } from './recipe-page.tsx';

const unit = (
  id: number,
  name: string,
  measure: Partial<RecipeView['recipe_items'][0]['quantity_unit']>,
) => ({
  id,
  quantity_unit_name: name,
  quantity_unit_description: name,
  quantity_unit_name_plural: `${name}s`,
  unit_system_id: null,
  quantity_unit_type_id: 1,
  volume_ml: 0,
  weight_gram: 0,
  ...measure,
});

const ML = unit(1, 'ml', { unit_system_id: 1, volume_ml: 1, quantity_unit_name_plural: 'ml' });
const DASH = unit(5, 'dash', { quantity_unit_name_plural: 'dashes', volume_ml: 0.9 });

const line = (id: number, name: string, quantity: number, quantity_unit: typeof ML) => ({
  id,
  ingredient_id: 10_000 + id,
  quantity_unit_id: quantity_unit.id,
  garnish_only: false,
  optional: false,
  quantity,
  ingredient: {
    id: 10_000 + id,
    ingredient_name: name,
    ingredient_type_id: 1,
    ingredient_type_name: 'Gin',
    alcohol_abv: 40,
    scores: Array<number>(11).fill(3),
  },
  quantity_unit,
});

const recipe: RecipeView = {
  id: 20_001,
  user_id: 'ana',
  ...ofEach(RECIPE_TEXTS, () => ''),
  recipe_name: 'Ana’s <Martini> & more',
  recipe_description: 'Clear,\ncold "and" strong.',
  instructions: 'Stir.\nStrain </script><script>alert(1)</script>.',
  folder_id: 20_001,
  version: 3,
  recipe_items: [line(1, 'Gin <b>', 60, ML), line(2, 'Orange bitters', 2, DASH)],
  glassware: [{ id: 1, glassware_name: 'Cocktail glass', glassware_description: '' }],
  serving_methods: [{ id: 1, serving_method_name: 'Stirred', serving_method_description: '' }],
  visible: true,
  cover: null,
  problems: [],
  hidden: null,
  created_at: new Date('2025-06-01T12:00:00Z'),
  updated_at: new Date('2025-06-02T12:00:00Z'),
};

const draw = (language: 'en' | 'de', changes: Partial<RecipeView> = {}) =>
  drawRecipePage({ recipe: { ...recipe, ...changes }, language, origin: 'https://bar.example' });

describe('the page of a shared recipe', () => {
  const page = draw('en');

  it('escapes user texts', () => {
    expect(page).toContain('Ana’s &lt;Martini&gt; &amp; more</h1>');
    expect(page).toContain('Gin &lt;b&gt;');
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('describes itself to search engines and social networks, with address and picture', () => {
    expect(page).toContain('<link rel="canonical" href="https://bar.example/r/20001"/>');
    expect(page).toContain(
      '<meta property="og:image" content="https://bar.example/r/20001/preview.jpg?v=3"/>',
    );
    expect(page).toContain('<meta name="description" content="Clear, cold &quot;and&quot; strong."/>');
    expect(page).toContain('hrefLang="de" href="https://bar.example/r/20001?lang=de"');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Recipe',
      name: 'Ana’s <Martini> & more',
      recipeIngredient: ['60 ml Gin <b>', '2 dashes Orange bitters'],
      recipeInstructions: [{ text: 'Stir.' }, { text: 'Strain </script><script>alert(1)</script>.' }],
    });
  });

  it('contains every amount for every choice of units and servings, equal texts once', () => {
    const amounts = [...page.matchAll(/<span class="([^"]+)"><b>([^<]+)<\/b> <i>([^<]+)<\/i>/g)].map(
      ([, choices = '', number, text]) => [choices.split(' '), `${number} ${text}`] as const,
    );
    const of = (choice: string) =>
      amounts.filter(([choices]) => choices.includes(choice)).map(([, text]) => text);
    expect(of('ml1')).toEqual(['60 ml', '2 dashes']);
    expect(of('oz2')).toEqual(['4 oz', '4 dashes']);
    expect(of('cl3')).toEqual(['18 cl', '6 dashes']);
  });

  it('is in German with German terms, centilitres first', () => {
    const german = draw('de');
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Zutaten');
    expect(german).toContain('"2 dashes Orangenbitter"');
    expect(german).toContain('<a href="/r/20001?lang=en"');
    expect(german).toMatch(/id="u-cl"[^>]* checked=""/);
  });

  it('shows the photo if there is one', () => {
    const cover = '5b7b0a4e-6f0a-4f2c-9d3a-0f2f4c1f9a11';
    expect(draw('en', { cover })).toContain(`src="/media/${cover}/full"`);
  });

  it('asks search engines not to index a withdrawn recipe', () => {
    expect(drawAbsence('gone', 'de')).toContain('<meta name="robots" content="noindex"/>');
  });
});

it('renders the preview of a drink without a photo in plain colours, 1200 × 630', async () => {
  const drawing = previewDrawing({ ...lookOfView(recipe), foam: true });
  expect(drawing).not.toMatch(/var\(|color-mix/);
  const { width, height } = await sharp(Buffer.from(drawing)).jpeg().metadata();
  expect([width, height]).toEqual([1200, 630]);
});
