import '#lib/browser/no-generated-code.ts';
import { TOKEN } from '@cellaret/domain/core/ids';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';
import { GUEST_STYLE } from './style.ts';
import { firstLanguage, wordsOf } from './words.ts';

async function start(root: HTMLElement): Promise<void> {
  const style = document.createElement('style');
  style.textContent = GUEST_STYLE;
  document.head.append(style);
  const [, place, token = ''] = location.pathname.split('/');
  const language = firstLanguage();
  const first = { language, say: await wordsOf(language) };
  createRoot(root).render(
    <StrictMode>
      <Page
        place={place === 'orders' ? 'orders' : 'm'}
        // An address that cannot be one is as unknown as a menu that is closed.
        token={TOKEN.test(token) ? token : 'unknown'}
        first={first}
      />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
