import { expect, it } from 'vitest';
import { readyTakeover } from './early-input.ts';

const FRAME = '<a href="/">Cellaret</a><a href="/menu">Recipes</a><a href="/search">Search</a>';
const APP =
  '<a href="/">Cellaret</a><a href="/admin/reference">Admin</a><button>Logout</button>' +
  '<a href="/menu">Recipes</a><a href="/search">Search</a><a href="/menu">All menus</a>';

it("keeps the focus on a frame's link where the app has more before it", async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = FRAME;
  const takeOver = readyTakeover(root);
  root.querySelector<HTMLElement>('[href="/search"]')?.focus();
  root.innerHTML = APP;
  takeOver();
  await expect.poll(() => document.activeElement?.textContent).toBe('Search');
  root.remove();
});
