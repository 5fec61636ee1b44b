import { cssRule } from './plain/css-rule.ts';
import { theme } from './theme.ts';

const STYLE_ID = 'theme-variables';

/**
 * Writes the theme's variables into the page, once. Material would have Emotion read all 24 KB of them letter
 * by letter in the first commit, which keeps a slow phone busy for a tenth of a second; the browser takes a
 * millisecond.
 */
export function writeThemeVariables(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = (theme.generateStyleSheets() as Record<string, object>[])
    .flatMap((sheet) => Object.entries(sheet).map(([selector, variables]) => cssRule(selector, variables)))
    .join('');
  document.head.append(style);
}
