import { DARK, LIGHT } from '@cellaret/drawings/palette.ts';
import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { controlDefaults } from './theme-controls.ts';
import { toPalette } from './theme-palette.ts';
import { surfaceDefaults } from './theme-surfaces.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    hero: CSSProperties;
    amount: CSSProperties;
  }
  interface TypographyVariantsOptions {
    hero: CSSProperties;
    amount: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    amount: true;
  }
}

const SYSTEM_STACK = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

const title = {
  fontFamily: 'var(--display)',
  fontWeight: 400,
  lineHeight: 1.1,
  textWrap: 'balance',
} as const;
const caption = { fontWeight: 600, lineHeight: 1.3 } as const;

/** The same three lifts whatever elevation is asked for. */
const lift = (level: number): string => (level === 0 ? 'none' : `var(--lift${level <= 2 ? 1 : 2})`);

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
    hero: { ...title, fontSize: 'var(--t-hero)', lineHeight: 1.08 },
    h1: { ...title, fontSize: 'var(--t-title)' },
    h2: { ...title, fontSize: 'var(--t-head)', lineHeight: 1.15 },
    h3: { ...title, fontSize: 'var(--t-name)', lineHeight: 1.2 },
    amount: { fontSize: 'var(--t-amount)', fontWeight: 700, lineHeight: 1, letterSpacing: '-0.01em' },
    h4: { ...caption, fontSize: '1.125rem' },
    h5: { ...caption, fontSize: 'var(--t-body)' },
    h6: { ...caption, fontSize: 'var(--t-note)' },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.45 },
    subtitle2: { ...caption, fontSize: 'var(--t-note)' },
    body1: { fontSize: 'var(--t-body)', lineHeight: 1.5 },
    body2: { fontSize: 'var(--t-note)', lineHeight: 1.4 },
    caption: { fontSize: 'var(--t-meta)', lineHeight: 1.4 },
    overline: { ...caption, fontSize: 'var(--t-meta)', letterSpacing: '0.06em' },
    button: { fontSize: '1rem', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  },
  components: { ...surfaceDefaults, ...controlDefaults },
});
