import { expect, it } from 'vitest';
import { ports } from '../support/env.ts';
import { newVisitor } from '../support/signed-in.ts';

it.each([
  ['/bar-cabinet', /^Your bar is empty\./],
  ['/menu', /^No saved recipes\./],
])(
  '%s says that nothing was read where the database cannot be reached, and is read after all once it can',
  async (path, empty) => {
    const { page, context } = await newVisitor();
    const database = `http://*:${ports.firestore}/**`;
    await context.route(database, (route) => route.abort());
    await page.goto(path);
    await page.getByText('This didn’t load. Try again.').waitFor();
    expect(await page.getByText(empty).count()).toBe(0);
    // Asked while nothing can be read yet.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try again' }).click()]);
    await context.unroute(database);
    // Listeners reconnect by themselves too, but may wait a minute between two attempts.
    await page.reload();
    await page.getByText(empty).waitFor();
  },
);
