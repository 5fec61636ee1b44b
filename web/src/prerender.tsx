import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SIGN_IN_PAGES } from '#app/pages.ts';
import { routes } from '#app/routes.tsx';
import { PATHS } from '#lib/paths.ts';
import { messages } from './locales/en/common.json?lingui';
import { schemeStyle } from './ui/plain/scheme-style.ts';

/** The pages that are drawn when the app is built, and the files hosting answers them with. */
const PAGES = [
  { path: PATHS.home, file: 'index.html' },
  { path: PATHS.login, file: 'login.html' },
  { path: PATHS.register, file: 'register.html' },
] as const;

const ROOT = '<div id="root"></div>';
/** The app's entry; the script in index.html fetches it once the page is painted. */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

const styled = (page: string): string =>
  page.replace('</head>', () => `<style>${schemeStyle()}</style></head>`);

async function drawn(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </I18nProvider>,
  );
}

/**
 * Draws the public pages as a signed-out visitor who reads English sees them, into the page `shell` the build
 * made: they are read before anything else has arrived. What is typed and pressed there is kept for the app
 * (lib/early-input.ts), which takes their place. Every page gets its sizes and colours, that of all other
 * addresses too, which the build made as `app`. Gives each file's content.
 */
export async function prerender(shell: string, app: string): Promise<Map<string, string>> {
  for (const part of [SCRIPT, ROOT])
    if (shell.search(part) < 0) throw new Error(`The page has nothing like ${part}`);
  const page = styled(shell).replaceAll(
    SCRIPT,
    (_, href: string) => `<meta name="script" content="${href}">`,
  );
  i18n.load('en', messages);
  i18n.activate('en');
  await Promise.all(SIGN_IN_PAGES.map(({ page: { preload } }) => preload()));
  const files = new Map([['app.html', styled(app)]]);
  for (const { path, file } of PAGES) {
    const content = await drawn(path);
    files.set(
      file,
      page.replace(
        ROOT,
        () => `<div id="root"><div data-drawn style="display:contents">${content}</div></div>`,
      ),
    );
  }
  return files;
}
