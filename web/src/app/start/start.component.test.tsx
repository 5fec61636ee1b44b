import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startTexts } from '#lib/i18n/i18n.ts';
import { drawFailure } from './start.tsx';

it('says that the app could not start, with a way on, instead of leaving a page whose buttons do nothing', async () => {
  await startTexts();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div data-drawn><button>Login</button></div>';
  drawFailure(root);
  await expect.element(page.getByRole('heading', { name: 'Something broke' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(root.textContent).not.toContain('Login');
  root.remove();
});
