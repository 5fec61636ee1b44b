import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { ShoppingRow } from './shopping-row.tsx';
import type { TitledGroup } from './use-shopping-groups.ts';
import { useTick } from './use-tick.ts';

/** The lines of the list, under their types. */
export function ShoppingLines({ groups }: { groups: readonly TitledGroup[] }) {
  const t = useText();
  const tick = useTick();
  return (
    // On paper in two columns, so that one sheet holds a party.
    <Box sx={{ display: 'grid', gap: 2, '@media print': { display: 'block', columns: 2 } }}>
      {groups.map(({ typeId, title, lines }) => {
        const heading = title ?? t('bar-cabinet.shopping.more');
        return (
          <Box
            component="section"
            key={typeId}
            aria-label={heading}
            sx={{ display: 'grid', gap: 0.5, breakInside: 'avoid', '@media print': { mb: 2 } }}
          >
            <Typography variant="h3" component="h2" dir="auto">
              {heading}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {lines.map((line) => (
                <ShoppingRow key={line.key} line={line} onTick={(isChecked) => tick(line, isChecked)} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
