import { theme } from './theme.ts';

const STYLE_ID = 'theme-variables';

const declaration = ([name, value]: [string, string]): string =>
  `${name.replace(/[A-Z]/g, (letter) => (name.startsWith('--') ? letter : `-${letter.toLowerCase()}`))}:${value};`;

/**
 * Writes the theme's variables into the page, once. Material would have Emotion read all 24 KB of them letter by letter in the first
 * commit, which keeps a slow phone busy for a tenth of a second; the browser takes a millisecond.
 */
export function writeThemeVariables(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = (theme.generateStyleSheets() as Record<string, Record<string, string>>[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(
      ([selector, declarations]) => `${selector}{${Object.entries(declarations).map(declaration).join('')}}`,
    )
    .join('');
  document.head.append(style);
}
