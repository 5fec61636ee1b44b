import { DISPLAY_FACE } from '@cellaret/drawings/display-stack.ts';
import face from '@cellaret/drawings/fonts/yeseva-one-core.woff2';
import type { Language } from '@cellaret/drawings/menu/words.ts';
import { PAGE_BASE } from '@cellaret/drawings/page-base.ts';
import { DARK, LIGHT } from '@cellaret/drawings/palette.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CHOICES } from './page-amounts.ts';
import { PAGE_WORDS } from './page-words.ts';

/** The face is part of the page: one that comes later would move the lines that it is for. */
const FACE = `@font-face{font-family:"${DISPLAY_FACE}";src:url(${face}) format("woff2")}`;

/** Shows the amounts of the chosen units and servings. Browsers without `:has` show one serving in ml. */
const CHOSEN = CHOICES.map(
  ({ system, servings, name }) =>
    `main:has(#u-${system}:checked):has(#s-${servings}:checked) .${name}{display:inline}`,
).join('\n');

const PAGE_STYLE = `
${PAGE_BASE}header,main,footer{max-width:68rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem)}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem}
a{text-underline-offset:.2em}
header a{display:inline-flex;align-items:center;gap:.5rem;min-height:3rem;text-decoration:none}
.brand{font:400 1.25rem/1.2 var(--display);color:inherit}
h1{font-size:clamp(2.25rem,6vw,3.5rem);margin:0;overflow-wrap:anywhere}
h2{margin:0 0 .5rem}
p{max-width:70ch;margin:.5rem 0;white-space:pre-line;overflow-wrap:anywhere}
.head{display:grid;gap:1rem;align-items:center;margin-bottom:1.5rem}
.picture{width:100%;max-width:min(24rem,45vw);aspect-ratio:1;border-radius:1rem;overflow:hidden;background:var(--surface);display:grid}
.picture img{width:100%;height:100%;object-fit:cover}
.picture svg{width:88%;height:88%;margin:auto}
.body{display:grid;gap:2rem}
@media (min-width:48rem){.head{gap:2rem;grid-template-columns:minmax(16rem,24rem) 1fr}.body{grid-template-columns:3fr 2fr}}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{font-size:.875rem;color:var(--soft);padding:0}
.choices{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;margin-top:1rem}
.choices div{display:flex;border:1px solid var(--edge);border-radius:999px;overflow:hidden;width:max-content;max-width:100%}
.choices input{position:absolute;opacity:0}
.choices label{position:relative;display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;padding:0 .625rem;cursor:pointer}
.choices label:has(:checked){background:var(--tint);color:var(--on-tint);font-weight:600}
.choices label:has(:focus-visible){outline:3px solid var(--c-palette-primary-main);outline-offset:-3px}
.lines li{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:1rem;padding:.625rem 0;border-top:1px solid var(--line);align-items:baseline;font-size:1.125rem}
.lines li:first-child{border-top:0}
.amount{text-align:right}
.amount>span{display:none}
.amount b{font-size:1.375rem;font-weight:600;white-space:nowrap}
.amount i{font-style:normal;color:var(--soft)}
@supports not selector(:has(*)){.amount .ml1{display:inline}}
${CHOSEN}
.names{display:flex;flex-wrap:wrap;gap:.5rem}
.names li{background:var(--c-palette-well);border-radius:999px;padding:.25rem .75rem}
section+section{margin-top:1.5rem}
.invitation{background:var(--surface);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;margin-top:2.5rem}
.doors{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
.door{display:inline-grid;place-items:center;min-height:3rem;padding:0 1.25rem;border-radius:.75rem;border:1px solid var(--edge);text-decoration:none}
.door.first{background:var(--c-palette-primary-main);border-color:transparent;color:var(--on)}
@media print{.choices,.invitation,header a+a{display:none}}
`;

interface ShellProps {
  language: Language;
  title: string;
  /** The page's own metadata. */
  head: ReactNode;
  style: string;
  /** Colours of the browser's bars, light and dark. */
  bars?: readonly [light: string, dark: string];
  children: ReactNode;
}

/** Renders a whole page, without external resources. */
export function drawShell({
  language,
  title,
  head,
  style,
  bars: [light, dark] = [LIGHT.page, DARK.page],
  children,
}: ShellProps): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        <style dangerouslySetInnerHTML={{ __html: FACE + style }} />
      </head>
      <body>{children}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

interface PageProps extends Omit<ShellProps, 'style' | 'bars'> {
  others: readonly { language: Language; href: string }[];
}

/** Renders a page about recipes, without scripts. */
export function drawDocument({ others, children, ...shell }: PageProps): string {
  return drawShell({
    ...shell,
    style: PAGE_STYLE,
    children: (
      <>
        <header>
          <a className="brand" href="/">
            <img src="/favicon.svg" alt="" width="28" height="28" fetchPriority="low" />
            Cellaret
          </a>
          {others.map((other) => (
            <a key={other.language} href={other.href} lang={other.language} hrefLang={other.language}>
              {PAGE_WORDS[other.language].itself}
            </a>
          ))}
        </header>
        {children}
      </>
    ),
  });
}
