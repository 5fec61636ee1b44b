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
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {choices.map((choice) => (
        <ShelfRow
          key={choice.id}
          component="li"
          picture={choice.picture}
          name={choice.name}
          detail={choice.detail}
          note={choice.reason}
          actions={
            <AddButton name={choice.name} added={added.has(choice.id)} onAdd={() => onAdd(choice.item)} />
          }
        />
      ))}
    </Box>
  );
}

/** One button before and after, so that the focus of a keyboard stays where it was when '+' becomes 'Added'. */
function AddButton({ name, added, onAdd }: { name: string; added: boolean; onAdd: () => void }) {
  const t = useText();
  if (added)
    return (
      <Button
        aria-disabled
        sx={{
          minWidth: 88,
          color: 'text.disabled',
          cursor: 'default',
          '&:hover': { backgroundColor: 'transparent' },
        }}
      >
        {t('bar-cabinet.added')}
      </Button>
    );
  return (
    <Button
      variant="outlined"
      aria-label={`+ ${name}`}
      onClick={onAdd}
      sx={{ minWidth: 56, fontSize: '1.375rem', lineHeight: 1 }}
    >
      +
    </Button>
  );
}
