import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { OptionList } from './kit/option-list.tsx';

type Defaults = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
type Themed = { theme: Theme };

/** The ring every focused control shows; ripples are off, so it is the only focus sign. */
const focusRing = ({ theme }: Themed) => ({
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: 2,
  },
});

/** Buttons, fields, chips, toggles: what is touched. Nothing is smaller than 48 px unless it asks to be. */
export const controlDefaults: Defaults = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        borderRadius: 12,
        paddingInline: 20,
        lineHeight: 1.2,
        transition: 'background-color 150ms, transform 150ms, box-shadow 150ms',
        '&:active': { transform: 'translateY(1px)' },
      },
      // A brass plate: light along the upper edge, shade along the lower one.
      contained: {
        boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.28), inset 0 -1px 0 rgb(0 0 0 / 0.18)',
        '&:hover, &:active': {
          boxShadow: 'inset 0 1px 0 rgb(255 255 255 / 0.28), inset 0 -1px 0 rgb(0 0 0 / 0.18)',
        },
        '&.Mui-disabled': { boxShadow: 'none' },
      },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.edge,
        borderWidth: 1.5,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      sizeSmall: { minHeight: 40, paddingInline: 14, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 56, paddingInline: 28, fontSize: '1.0625rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 48, height: 48, borderRadius: 12, color: 'inherit' },
      sizeSmall: { width: 40, height: 40 },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true, slotProps: { inputLabel: { shrink: true } } } },
  // Labels stand above their field, where they are read at arm's length, instead of in a notch.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.3,
        whiteSpace: 'normal',
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: { padding: '12px 14px', height: 'auto', minHeight: 24, lineHeight: 1.5 },
      multiline: { padding: 0 },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.edge,
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 2, marginTop: 6, fontSize: '0.875rem', lineHeight: 1.4 } },
  },
  MuiAutocomplete: {
    defaultProps: {
      slotProps: {
        listbox: { component: OptionList },
        // No style asks whether the field is scrolled out of view, and a slow phone looks for long.
        popper: { modifiers: [{ name: 'hide', enabled: false }] },
      },
    },
    styleOverrides: {
      inputRoot: { padding: '3px 8px', '& .MuiAutocomplete-input': { padding: '8px 6px' } },
      option: { minHeight: 48, borderRadius: 8 },
      listbox: { padding: 8 },
    },
  },
  MuiSelect: {
    styleOverrides: {
      // Clear of the arrow, which grows with the letters.
      select: { minHeight: 24, '&&&': { paddingInlineEnd: 'calc(1.5rem + 6px)' } },
    },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ padding: 12, color: theme.vars.palette.edge }) } },
  MuiRadio: { styleOverrides: { root: ({ theme }) => ({ padding: 12, color: theme.vars.palette.edge }) } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 36,
        maxWidth: '100%',
        borderRadius: 18,
        fontSize: '0.9375rem',
        '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 2 },
        '& .MuiChip-icon': { flex: 'none' },
        backgroundColor: theme.vars.palette.well,
        color: theme.vars.palette.text.primary,
      }),
      sizeSmall: { minHeight: 26, fontSize: '0.8125rem' },
      deleteIcon: { color: 'inherit', '&:hover': { color: 'inherit' } },
    },
  },
};
