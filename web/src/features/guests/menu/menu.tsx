import '#lib/browser/no-generated-code.ts';
import type { DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { hydrateRoot } from 'react-dom/client';
import { GuestPage } from './guest-page.tsx';
import { keptChoice, type Choice } from './kept.ts';

function start(root: HTMLElement, data: string): void {
  const drawn = JSON.parse(data) as DrawnMenu;
  const token = location.pathname.split('/')[2] ?? '';
  const page = (choice: Choice) => <GuestPage token={token} drawn={{ ...drawn, ...choice }} />;
  // As it was drawn first, so that nothing is drawn anew.
  hydrateRoot(root, page(drawn)).render(page(keptChoice(drawn)));
}

const root = document.getElementById('root');
const data = document.getElementById('drawn')?.textContent;
if (root && data) start(root, data);
