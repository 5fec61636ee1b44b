import '#lib/browser/no-generated-code.ts';
import { TOKEN } from '@cellaret/domain/core/ids';
import { sayIn } from '@cellaret/drawings/menu/words.ts';
import { createRoot } from 'react-dom/client';
import { OrdersPage } from './orders-page.tsx';
import { GUEST_STYLE } from './style.ts';
import { firstLanguage } from './words.ts';

function start(root: HTMLElement): void {
  const style = document.createElement('style');
  style.textContent = GUEST_STYLE;
  document.head.append(style);
  const [, , token = ''] = location.pathname.split('/');
  const language = firstLanguage();
  document.documentElement.lang = language;
  // An address that cannot be one is as unknown as a bar of others.
  createRoot(root).render(<OrdersPage token={TOKEN.test(token) ? token : 'unknown'} say={sayIn(language)} />);
}

const root = document.getElementById('root');
if (root) start(root);
