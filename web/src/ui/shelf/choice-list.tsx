import { useText } from '#lib/i18n/i18n.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Choice } from './choice.ts';
import { ShelfRow } from './shelf-row.tsx';

interface ChoiceListProps<T> {
  label: string;
  choices: readonly Choice<T>[];
  /** Ids that stand on the shelf already. */
  added: ReadonlySet<number>;
  onAdd: (item: T) => void;
}

/** Things to add, each with a '+' button that becomes a disabled 'Added'. */
export function ChoiceList<T>({ label, choices, added, onAdd }: ChoiceListProps<T>) {
  const t = useText();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {choices.map((choice) => (
        <ShelfRow
          key={choice.id}
          picture={choice.picture}
          name={choice.name}
          detail={choice.detail}
          note={choice.reason}
          actions={
            added.has(choice.id) ? (
              <Button disabled sx={{ minWidth: 88 }}>
                {t('bar-cabinet.added')}
              </Button>
            ) : (
              <Button
                variant="outlined"
                aria-label={`+ ${choice.name}`}
                onClick={() => onAdd(choice.item)}
                sx={{ minWidth: 56, fontSize: '1.375rem', lineHeight: 1 }}
              >
                +
              </Button>
            )
          }
        />
      ))}
    </Box>
  );
}
