import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useInsertionEffect, type ReactNode } from 'react';
import { adoptPrintStyles } from './print-styles.ts';
import { writeThemeVariables } from './theme-variables.ts';
import { theme } from './theme.ts';

/**
 * Material and its theme. Arrives with the first screen or dialog that needs it; the public screens do
 * without (`ui/plain`).
 */
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
