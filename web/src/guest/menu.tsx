import '#lib/browser/no-generated-code.ts';
import type { DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { GuestPage } from './guest-page.tsx';
import { keptChoice } from './kept.ts';

function start(root: HTMLElement, data: string): void {
  const drawn = JSON.parse(data) as DrawnMenu;
  const choice = keptChoice(drawn);
  const page = <GuestPage token={location.pathname.split('/')[2] ?? ''} drawn={{ ...drawn, ...choice }} />;
  const isAsDrawn = choice.language === drawn.language && choice.system === drawn.system;
  if (isAsDrawn) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

const root = document.getElementById('root');
const data = document.getElementById('drawn')?.textContent;
if (root && data) start(root, data);
