import Box from '@mui/material/Box';
import { AddButton } from './add-button.tsx';
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
            <AddButton
              label={`+ ${choice.name}`}
              added={added.has(choice.id)}
              onAdd={() => onAdd(choice.item)}
            />
          }
        />
      ))}
    </Box>
  );
}
