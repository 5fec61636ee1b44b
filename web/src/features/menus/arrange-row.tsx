import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { ArrangedDrink } from './arrangement.ts';
import { PlainSelect } from './plain-select.tsx';

interface ArrangeRowProps {
  drink: ArrangedDrink;
  isFirst: boolean;
  isLast: boolean;
  /** The sections there are. */
  names: readonly string[];
  isPrice: boolean;
  onMove: (by: -1 | 1) => void;
  onChange: (what: Partial<ArrangedDrink>) => void;
}

/** A drink on its way to its place: up, down, into a section, at a price. */
export function ArrangeRow({ drink, isFirst, isLast, names, isPrice, onMove, onChange }: ArrangeRowProps) {
  const t = useText();
  const { name, recipe_id: id, section, price } = drink;
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: names.length > 0 ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr) 9rem',
        alignItems: 'end',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, gridColumn: '1 / -1' }}>
        <Typography dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
          {name}
        </Typography>
        <IconButton
          aria-label={t('menu.arrange.up', { name })}
          aria-disabled={isFirst}
          data-move={`${id}:-1`}
          onClick={() => onMove(-1)}
          sx={{ opacity: isFirst ? 0.4 : 1 }}
        >
          ↑
        </IconButton>
        <IconButton
          aria-label={t('menu.arrange.down', { name })}
          aria-disabled={isLast}
          data-move={`${id}:1`}
          onClick={() => onMove(1)}
          sx={{ opacity: isLast ? 0.4 : 1 }}
        >
          ↓
        </IconButton>
      </Box>
      {names.length > 0 && (
        <PlainSelect
          quiet
          label={t('menu.arrange.section', { name })}
          value={section > names.length ? 0 : section}
          options={[t('menu.arrange.no-section'), ...names].map((text, value) => ({ value, text }))}
          onChange={(value) => onChange({ section: Number(value) })}
        />
      )}
      <Box sx={{ gridColumn: -2 }}>
        <TextInput
          label={t('menu.arrange.price', { name })}
          value={price}
          error={isPrice ? undefined : t('menu.arrange.price.wrong')}
          inputProps={{ inputMode: 'decimal' }}
          onChange={(event) => onChange({ price: event.target.value })}
        />
      </Box>
    </Box>
  );
}
