import '#lib/browser/no-generated-code.ts';
import type { DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { hydrateRoot } from 'react-dom/client';
import { GuestPage } from './guest-page.tsx';

const root = document.getElementById('root');
const data = document.getElementById('drawn')?.textContent;
if (root && data)
  hydrateRoot(
    root,
    <GuestPage token={location.pathname.split('/')[2] ?? ''} drawn={JSON.parse(data) as DrawnMenu} />,
  );
