import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { DISPLAY_FALLBACKS } from './display-fallbacks.ts';

type Defaults = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const SCRIM = 'rgb(20 12 6 / 0.55)';

/** A sheet at the foot of a phone's window, within the thumb's reach. */
const SHEET = {
  margin: 0,
  width: '100%',
  maxWidth: '100%',
  maxHeight: '92dvh',
  borderRadius: 'var(--r4) var(--r4) 0 0',
  boxShadow: 'var(--lift3)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '&::before': {
    content: '""',
    flex: 'none',
    display: 'block',
    width: 36,
    height: 4,
    margin: '8px auto 0',
    borderRadius: 2,
    backgroundColor: 'var(--c-palette-edge)',
  },
} as const;

const ALERT_TONES = { error: 'bitters', warning: 'bitters', info: 'primary', success: 'stock' } as const;

/** Page, paper, dialogs, menus: what things lie on. */
export const surfaceDefaults: Defaults = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      '@font-face': DISPLAY_FALLBACKS,
      html: { scrollPaddingTop: 72, textSizeAdjust: '100%' },
      body: {
        fontVariantNumeric: 'lining-nums tabular-nums',
        // One long word widens no page, wherever it stands.
        overflowWrap: 'anywhere',
        WebkitTapHighlightColor: 'transparent',
      },
      'h1, h2, h3, p, ul, ol, figure': { margin: 0 },
      // Columns and the labels of controls have a width of their own and would otherwise break letter by
      // letter.
      'table, button, label, [role="button"], [role="combobox"]': { overflowWrap: 'break-word' },
      a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.18em' },
      '::selection': {
        background: theme.vars.palette.primary.tint,
        color: theme.vars.palette.primary.onTint,
      },
      ':focus-visible': {
        outline: `2px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 4,
      },
    }),
  },
  // Material would make headings of the sixth level of these; here they are larger text.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  // Tinted as the banners of the kit are; Material would mix colours of its own.
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { tint, onTint } = theme.vars.palette[ALERT_TONES[ownerState.severity ?? 'success']];
        return {
          borderRadius: 12,
          backgroundColor: tint,
          color: onTint,
          '& .MuiAlert-icon': { color: 'inherit' },
        };
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 1 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      paper: ({ theme }) => ({
        borderRadius: 'var(--r3)',
        [theme.breakpoints.down('sm')]: SHEET,
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        fontSize: '1.5rem',
        padding: '24px 24px 8px',
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '8px 24px 16px',
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
      }),
    },
  },
  // The last button ends where the fields end; what does not fit beside it takes a line of its own instead of
  // breaking its words.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
        padding: '8px 24px 24px',
        '& > .MuiButton-root': { flex: 'none', maxWidth: '100%' },
        [theme.breakpoints.down('sm')]: { padding: '8px 16px 16px' },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: SCRIM } } },
  },
  MuiMenu: {
    defaultProps: { elevation: 6 },
    styleOverrides: {
      // Beside its button where there is room; on a phone a sheet, wherever Material would place it.
      root: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: {
          '& > .MuiBackdrop-root': { backgroundColor: SCRIM },
          '& > .MuiPaper-root': {
            ...SHEET,
            position: 'fixed',
            inset: 'auto 0 0 !important',
            transform: 'none !important',
            animation: 'rise 180ms ease-out',
          },
          '@keyframes rise': { from: { translate: '0 40%' } },
        },
      }),
      paper: { borderRadius: 'var(--r3)' },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: 8,
        paddingInline: 12,
        gap: 12,
        // Material lets them shrink on wider screens.
        [theme.breakpoints.up('sm')]: { minHeight: 48 },
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        fontSize: '1rem',
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        fontSize: '0.8125rem',
        borderRadius: 8,
        padding: '6px 10px',
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.well }),
      rounded: { borderRadius: 12 },
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
};
