import type { Scheme, Tone, Walnut } from '@cellaret/drawings/palette.ts';
import type { PaletteOptions } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material/styles' {
  interface PaletteColor {
    tint: string;
    onTint: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    onTint?: string;
  }
  interface Palette {
    stock: PaletteColor;
    bitters: PaletteColor;
    walnut: Walnut;
    well: string;
    edge: string;
  }
  interface PaletteOptions {
    stock: SimplePaletteColorOptions;
    bitters: SimplePaletteColorOptions;
    walnut: Walnut;
    well: string;
    edge: string;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    stock: true;
    bitters: true;
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    stock: true;
    bitters: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    stock: true;
    bitters: true;
  }
}

const tone = ({ main, hover, on, tint, onTint }: Tone) => ({
  main,
  light: main,
  dark: hover,
  contrastText: on,
  tint,
  onTint,
});

/** A colour scheme as Material's palette: its names point at ours; `stock` and `bitters` are added. */
export function toPalette(scheme: Scheme, mode: 'light' | 'dark'): PaletteOptions {
  return {
    mode,
    primary: tone(scheme.brass),
    secondary: tone(scheme.stock),
    stock: tone(scheme.stock),
    bitters: tone(scheme.bitters),
    error: tone(scheme.bitters),
    warning: tone(scheme.bitters),
    success: tone(scheme.stock),
    info: tone(scheme.brass),
    background: { default: scheme.page, paper: scheme.surface },
    text: { primary: scheme.ink, secondary: scheme.inkSoft, disabled: scheme.edge },
    divider: scheme.line,
    walnut: scheme.walnut,
    well: scheme.well,
    edge: scheme.edge,
    action: {
      // Nothing cold: what cannot be pressed is of the same wood as the rest.
      disabled: scheme.edge,
      disabledBackground: scheme.well,
      hover: `${scheme.brass.main}14`,
      selected: `${scheme.brass.main}24`,
      focus: `${scheme.brass.main}24`,
    },
  };
}
