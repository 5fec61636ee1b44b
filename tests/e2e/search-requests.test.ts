import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { personAt } from '../support/person.ts';
import { demoVisitor, type Visitor } from '../support/signed-in.ts';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await demoVisitor();
});
afterEach(() => visitor.context.close());

/** The searches a page asks for from now on, by what they look for. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.startsWith('/api/search')) return;
    const { query } = request.postDataJSON() as { query: string };
    asked.push(`${path} “${query}”`);
  });
  return asked;
}

const negroni = (page: Page) =>
  page.getByRole('list', { name: 'Recipes' }).getByRole('link', { name: 'Negroni', exact: true });

describe('the search screen', () => {
  it('asks once on a first visit', async () => {
    const { page } = visitor;
    const asked = searchesOf(page);
    await page.goto('/search?q=negroni');
    await negroni(page).waitFor();
    await page.waitForTimeout(2000);
    expect(asked).toEqual(['/api/search “negroni”']);
  });

  it('asks for suggestions once when the box is cleared', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await page.getByText('Suggested', { exact: true }).waitFor();
    await personAt(page).types(page.getByRole('searchbox'), 'negroni');
    await negroni(page).waitFor();
    const asked = searchesOf(page);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByText('Suggested', { exact: true }).waitFor();
    await page.waitForTimeout(2000);
    expect(asked).toEqual(['/api/search “”']);
  });
});
