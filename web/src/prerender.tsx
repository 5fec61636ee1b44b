import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SECTIONS } from '#app/frame/sections.ts';
import { SIGN_IN_PAGES } from '#app/pages.ts';
import { routes } from '#app/routes.tsx';
import { setSession } from '#data/session/session.ts';
import type { Locale } from '#lib/i18n/areas.ts';
import { beginningOf, PATHS, ROUTES } from '#lib/page-paths.ts';
import { messages as german } from './locales/de/common.json?lingui';
import { messages as english } from './locales/en/common.json?lingui';
import { schemeStyle } from './ui/plain/scheme-style.ts';

/** The pages that are drawn when the app is built, and the files hosting answers them with. */
const PAGES = [
  { path: PATHS.home, file: 'index.html' },
  { path: PATHS.login, file: 'login.html' },
  { path: PATHS.register, file: 'register.html' },
] as const;

/** The first sight of members: an address that is drawn, and the beginnings of those for which it is. */
const FRAMES: readonly { path: string; beginnings: readonly string[] }[] = [
  { path: PATHS.home, beginnings: [PATHS.home] },
  { path: PATHS.recipe(1), beginnings: [beginningOf(ROUTES.recipe)] },
  ...SECTIONS.map(([path, sectionRoutes]) => ({ path, beginnings: sectionRoutes.map(beginningOf) })),
];

const ROOT = '<div id="root"></div>';
/** The app's entry; the script in index.html fetches it once the page is painted. */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

const styled = (page: string): string =>
  page.replace('</head>', () => `<style>${schemeStyle()}</style></head>`);

const afterPaint = (page: string): string =>
  styled(page).replaceAll(SCRIPT, (_, href: string) => `<meta name="script" content="${href}">`);

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

/** Marks what the app takes the place of. */
const marked = (content: string): string => `<div data-drawn style="display:contents">${content}</div>`;

/**
 * Frames for members, in every language: header, navigation and the outline of a page, and nothing that is
 * somebody's, because nobody knows yet who is there. The script in index.html shows one.
 */
async function drawFrames(frames: typeof FRAMES): Promise<string> {
  const templates: string[] = [];
  for (const locale of ['en', 'de'] satisfies Locale[]) {
    i18n.activate(locale);
    for (const { path, beginnings } of frames)
      templates.push(
        `<template lang="${locale}" data-paths="${beginnings.join(' ')}">${marked(await drawn(path))}</template>`,
      );
  }
  return templates.join('');
}

/**
 * Draws the public pages as a signed-out visitor who reads English sees them, into the page `shell` the build
 * made: they are read before anything else has arrived. What is typed and pressed there is kept for the app
 * (lib/early-input.ts), which takes their place. Every page gets its sizes and colours, that of all other
 * addresses too, which the build made as `app`; and those that members come to get the frames of their
 * screens. Gives each file's content.
 */
export async function prerender(shell: string, app: string): Promise<Map<string, string>> {
  for (const part of [SCRIPT, ROOT])
    if (shell.search(part) < 0) throw new Error(`The page has nothing like ${part}`);
  const page = afterPaint(shell);
  i18n.load({ en: english, de: german });
  const home = await drawFrames(FRAMES.filter(({ path }) => path === PATHS.home));
  const all = await drawFrames(FRAMES);
  const files = new Map([['app.html', afterPaint(app).replace(ROOT, (root) => root + all)]]);
  setSession({ state: 'signed-out' });
  i18n.activate('en');
  await Promise.all(SIGN_IN_PAGES.map(({ page: { preload } }) => preload()));
  for (const { path, file } of PAGES) {
    const content = `<div id="root">${marked(await drawn(path))}</div>`;
    files.set(
      file,
      page.replace(ROOT, () => content + (path === PATHS.home ? home : '')),
    );
  }
  return files;
}
