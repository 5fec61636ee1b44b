import type { ShoppingEntry } from '@cellaret/domain/shopping/shopping';
import { expect, it } from 'vitest';
import { groupedEntries, listAsText } from './grouped-entries.ts';

const entry = (ingredient_type_id: number | null, name: string, is_checked = false): ShoppingEntry => ({
  ingredient_id: 5,
  ingredient_type_id,
  name,
  sources: 'hand:0,',
  bottles: null,
  bottle_ml: null,
  note: '',
  is_checked,
  by: 'ana',
});

const NAMES = new Map([
  [10, 'Spirit'],
  [20, 'Juice'],
]);
const groups = groupedEntries(
  {
    i1: entry(10, 'Vodka', true),
    f9: entry(null, 'Napkins'),
    i2: entry(20, 'Lime juice'),
    i3: entry(10, 'Gin'),
    i4: entry(null, 'Unknown'),
  },
  (id) => NAMES.get(id) ?? '',
  'en',
);

it('is ordered by type and name, with what is of no type last, ticked or not', () => {
  expect(groups.map(({ typeId, lines }) => [typeId, lines.map(({ key }) => key)])).toEqual([
    [20, ['i2']],
    [10, ['i3', 'i1']],
    [null, ['f9', 'i4']],
  ]);
});

it('is a list of boxes as text', () => {
  const text = listAsText(
    groups,
    (id) => (id === null ? 'More' : (NAMES.get(id) ?? '')),
    ({ key }) => (key === 'i3' ? '60 ml' : ''),
  );
  expect(text).toBe(
    'Juice\n- [ ] Lime juice\n\nSpirit\n- [ ] Gin, 60 ml\n- [x] Vodka\n\nMore\n- [ ] Napkins\n- [ ] Unknown',
  );
});
