import { ROOT_TOKENS, schemeTokens } from '@cellaret/drawings/design-tokens.ts';
import { DARK, LIGHT } from '@cellaret/drawings/palette.ts';
import { DISPLAY_FALLBACKS } from '../display-fallbacks.ts';
import { toPalette } from '../theme-palette.ts';

/** A style object as the text of a rule: its names are custom properties, or CSS properties in camel case. */
export const cssRule = (selector: string, style: object): string =>
  `${selector}{${Object.entries(style)
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value};`;
    })
    .join('')}}`;

/** Every colour of a palette as a CSS variable, named as Material's theme names it (prefix `c`). */
function variables(palette: object, path = '--c-palette'): string {
  return Object.entries(palette)
    .map(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? `${path}-${name}:${value};` : variables(value as object, `${path}-${name}`),
    )
    .join('');
}

/**
 * Sizes, corners and lifts of every screen, and the colours of the first one, before Material's theme arrives
 * with the screens behind the guard: the same variables with the same values, and the same attribute of
 * `html` to choose between light and dark.
 */
export const schemeStyle = (): string =>
  DISPLAY_FALLBACKS.map((face) => cssRule('@font-face', face)).join('') +
  `:root{${ROOT_TOKENS}}` +
  `[data-light]{color-scheme:light;${schemeTokens('light')}${variables(toPalette(LIGHT, 'light'))}}` +
  `[data-dark]{color-scheme:dark;${schemeTokens('dark')}${variables(toPalette(DARK, 'dark'))}}`;
