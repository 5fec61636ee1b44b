import { DISPLAY_STACK } from '@cellaret/drawings/display-stack.ts';
import { DARK, LIGHT } from '@cellaret/drawings/palette.ts';
import { createTheme } from '@mui/material/styles';
import { controlDefaults } from './theme-controls.ts';
import { toPalette } from './theme-palette.ts';
import { surfaceDefaults } from './theme-surfaces.ts';

const SYSTEM_STACK = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

const title = { fontFamily: DISPLAY_STACK, fontWeight: 400, lineHeight: 1.15, textWrap: 'balance' } as const;
const caption = { fontWeight: 600, lineHeight: 1.3 } as const;

/** Soft, warm shadows; the same three steps whatever elevation is asked for. */
const lift = (level: number) => {
  if (level === 0) return 'none';
  if (level <= 2) return '0 1px 2px rgb(66 44 16 / 0.06), 0 2px 10px rgb(66 44 16 / 0.07)';
  if (level <= 8) return '0 2px 4px rgb(66 44 16 / 0.08), 0 8px 24px rgb(40 26 10 / 0.14)';
  return '0 4px 8px rgb(40 26 10 / 0.10), 0 20px 56px rgb(30 18 6 / 0.28)';
};

/** The one theme of the product: colours, type, shape and the look of every Material part in use. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data', cssVarPrefix: 'c' },
  colorSchemes: {
    light: { palette: toPalette(LIGHT, 'light') },
    dark: { palette: toPalette(DARK, 'dark') },
  },
  spacing: 8,
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1100, xl: 1440 } },
  shadows: Array.from({ length: 25 }, (_, level) => lift(level)) as never,
  transitions: { duration: { shortest: 150, shorter: 150, short: 180, standard: 200, complex: 200 } },
  typography: {
    fontFamily: SYSTEM_STACK,
    htmlFontSize: 16,
    h1: { ...title, fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)' },
    h2: { ...title, fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)' },
    h3: { ...title, fontSize: '1.25rem', lineHeight: 1.2 },
    h4: { ...caption, fontSize: '1.125rem' },
    h5: { ...caption, fontSize: '1rem' },
    h6: { ...caption, fontSize: '0.875rem' },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.45 },
    subtitle2: { ...caption, fontSize: '0.875rem' },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    overline: { ...caption, fontSize: '0.8125rem', letterSpacing: '0.06em' },
    button: { fontSize: '1rem', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  },
  components: { ...surfaceDefaults, ...controlDefaults },
});
