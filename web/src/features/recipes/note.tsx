import Box from '@mui/material/Box';

const COLOURS = { stock: 'stock.main', missing: 'error.main', plain: 'text.secondary' } as const;

/** A line's note about the cabinet; not printed. */
export function Note({ tone, children }: { tone: keyof typeof COLOURS; children: string }) {
  return <Box sx={{ fontSize: '0.875rem', color: COLOURS[tone], displayPrint: 'none' }}>{children}</Box>;
}
