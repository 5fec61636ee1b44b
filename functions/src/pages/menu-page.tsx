import { ClosedMenu } from '@cellaret/drawings/menu/closed-menu.tsx';
import { DrawnPicture } from '@cellaret/drawings/menu/drawn-picture.tsx';
import { germanTermsOf } from '@cellaret/drawings/menu/german-terms.ts';
import { MenuPage, type DrawnMenu, type ShownMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { MENU_STYLE } from '@cellaret/drawings/menu/menu-style.ts';
import { menuIn } from '@cellaret/drawings/menu/menu-terms.ts';
import { sayIn, type Language } from '@cellaret/drawings/menu/words.ts';
import { DARK, LIGHT } from '@cellaret/drawings/palette.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { drawShell } from './document.tsx';
import { asScript } from './structured-data.ts';

const draw = (language: Language, title: string, children: ReactNode): string =>
  drawShell({
    language,
    title: `${title} · Cellaret`,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <noscript>
          <style>{'.order,.tabs button{display:none!important}'}</style>
        </noscript>
      </>
    ),
    style: MENU_STYLE,
    bars: [LIGHT.walnut.main, DARK.walnut.main],
    children,
  });

/** The menu, and the place where its script says what becomes of an order. */
const Root = ({ menu, german, ...choice }: DrawnMenu) => (
  <>
    <MenuPage {...choice} menu={menuIn(menu, choice.language, german)} Picture={DrawnPicture} />
    <aside>
      <p role="status" dir="auto" />
    </aside>
  </>
);

/** Renders a menu for guests. Its script continues from the same data, so that nothing moves as it starts. */
export function drawMenuPage(asked: ShownMenu): string {
  const drawn = { ...asked, german: germanTermsOf(asked.menu) };
  return draw(
    drawn.language,
    drawn.menu.title,
    <>
      {/* With the marks between texts that its script finds its way by. */}
      <div id="root" dangerouslySetInnerHTML={{ __html: renderToString(<Root {...drawn} />) }} />
      <script id="drawn" type="application/json" dangerouslySetInnerHTML={{ __html: asScript(drawn) }} />
      {/* At a fixed address: a page that a cache kept over a deploy finds it. */}
      <script type="module" src="/guest.js" fetchPriority="low" />
    </>,
  );
}

export const drawClosedMenu = (language: Language): string =>
  draw(language, sayIn(language)('closed'), <ClosedMenu language={language} />);
