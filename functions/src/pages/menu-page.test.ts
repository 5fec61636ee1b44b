import type { PublicItem, PublicMenu } from '@cellaret/domain/guests/guests';
import { expect, it } from 'vitest';
import { drawClosedMenu, drawMenuPage } from './menu-page.tsx';

const item = (recipe_id: number, changes: Partial<PublicItem> = {}): PublicItem => ({
  recipe_id,
  name: `Drink ${recipe_id}`,
  description: '',
  ingredient_names: ['Gin'],
  lines: null,
  instructions: null,
  strength: null,
  look: '',
  cover: null,
  price: 950,
  available: true,
  instead_id: null,
  ...changes,
});

const WEDGE: NonNullable<PublicItem['lines']>[number] = {
  name: 'Lime',
  quantity: 1,
  unit: {
    id: 24,
    quantity_unit_name: 'wedge',
    quantity_unit_name_plural: 'wedges',
    unit_system_id: null,
    volume_ml: 0,
    weight_gram: 0,
  },
  garnish_only: false,
  optional: false,
};

const HOSTILE = '</script><script>alert(1)</script>';

const menu: PublicMenu = {
  title: HOSTILE,
  greeting: HOSTILE,
  is_open: true,
  takes_orders: true,
  asks_code: false,
  hides_unavailable: false,
  currency: 'EUR',
  sections: [
    { name: HOSTILE, items: [item(1, { name: HOSTILE, description: HOSTILE, ingredient_names: [HOSTILE] })] },
    { name: 'Sours', items: [item(2, { available: false, instead_id: 1, lines: [WEDGE] })] },
  ],
  recipe_ids: [1, 2],
  updated_at: new Date(0),
};

it('a menu runs no text of a host, and hands on all it was drawn from', () => {
  const page = drawMenuPage({ menu, language: 'en', system: 'ml' });
  expect(page).not.toContain('<script>alert');
  expect(page.match(/<script/g)).toHaveLength(2);
  const data = /<script id="drawn" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ language: 'en', menu: { title: HOSTILE } });
});

it('a menu says in German what there is, what it costs, and what there is not', () => {
  const page = drawMenuPage({ menu, language: 'de', system: 'cl' });
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Gerade zu haben: 1 von 2');
  expect(page).toContain('9,50\u00a0€');
  expect(page).toContain('Gerade nicht zu haben');
  expect(page).toMatch(/<b>1\sSpalte<\/b><span dir="auto">Limette/);
  expect(drawMenuPage({ menu, language: 'en', system: 'cl' })).toMatch(
    /<b>1\swedge<\/b><span dir="auto">Lime</,
  );
  expect(page).toContain('href="#section-1"');
  expect(page.match(/class="order"/g)).toHaveLength(1);
  const hiding = drawMenuPage({ menu: { ...menu, hides_unavailable: true }, language: 'de', system: 'cl' });
  expect(hiding).not.toContain('id="drink-2"');
});

it('a closed menu offers to try again, without a script', () => {
  expect(drawClosedMenu('en')).toContain('Try again');
  expect(drawClosedMenu('en')).not.toContain('<script');
});
