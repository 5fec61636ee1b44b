import { describe, expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

describe('the destination an address belongs to', () => {
  it.each([
    ['/menu', '/menu'],
    ['/list-recipes', '/menu'],
    ['/view-recipe/20001/mix', '/menu'],
    ['/upload-attachments/7', '/menu'],
    ['/ingredients/10001', '/bar-cabinet'],
    ['/create-ingredient', '/bar-cabinet'],
    ['/what-can-i-make', '/search'],
    ['/admin/reference/glassware', '/profile'],
    ['/admin/person/x', '/profile'],
    ['/', undefined],
    ['/login', undefined],
    ['/menus', undefined],
  ])('%s belongs to %s', (pathname, section) => expect(sectionOf(pathname)).toBe(section));
});
