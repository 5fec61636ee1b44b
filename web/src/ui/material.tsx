import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useInsertionEffect } from 'react';
import { cssRule } from './plain/scheme-style.ts';
import print from './print.css?inline';
import { theme } from './theme.ts';

/**
 * Lets paper have a look of its own while a screen with Material stands; returns what ends it. The build
 * writes every other style into the pages themselves, where these would be carried by visitors who print
 * nothing.
 */
function adoptPrintStyles(): () => void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(print);
  document.adoptedStyleSheets.push(styles);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
}

const STYLE_ID = 'theme-variables';

/**
 * Writes the theme's variables into the page, once. Material would have Emotion read all 24 KB of them letter
 * by letter in the first commit, which keeps a slow phone busy for a tenth of a second; the browser takes a
 * millisecond.
 */
function writeThemeVariables(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = (theme.generateStyleSheets() as Record<string, object>[])
    .flatMap((sheet) => Object.entries(sheet).map(([selector, variables]) => cssRule(selector, variables)))
    .join('');
  document.head.append(style);
}

/** Material and its theme, fetched when first needed; the public screens do without (`ui/plain`). */
export function Material({ children }: { children: ReactNode }) {
  useInsertionEffect(writeThemeVariables, []);
  useInsertionEffect(adoptPrintStyles, []);
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableStyleSheetGeneration>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
