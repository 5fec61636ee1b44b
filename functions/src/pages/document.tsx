import { DARK, LIGHT } from '@cellaret/drawings/palette.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_STYLE } from './page-style.ts';
import { PAGE_WORDS, type PageLanguage } from './words.ts';

interface PageProps {
  language: PageLanguage;
  title: string;
  head: ReactNode;
  others: readonly { language: PageLanguage; href: string }[];
  children: ReactNode;
}

/** Renders a whole public page, without scripts, fonts or other external resources. */
export function drawDocument({ language, title, head, others, children }: PageProps): string {
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={LIGHT.page} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={DARK.page} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
      </head>
      <body>
        <header>
          <a className="brand" href="/">
            Cellaret
          </a>
          {others.map((other) => (
            <a key={other.language} href={other.href} lang={other.language} hrefLang={other.language}>
              {PAGE_WORDS[other.language].itself}
            </a>
          ))}
        </header>
        {children}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
