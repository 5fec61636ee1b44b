import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AddButton } from './add-button.tsx';
import { ShelfRow } from './shelf-row.tsx';
import type { Choice } from './shelf.ts';

interface ChoiceListProps<T> {
  label: string;
  choices: readonly Choice<T>[];
  /** Ids that stand on the shelf already. */
  added: ReadonlySet<number>;
  onAdd: (item: T) => void;
  /** Takes something away again that was added; left out where it leaves the list by being added. */
  onTakeBack?: (id: number) => void;
  /** Another action of each option, before its '+'. */
  besides?: (item: T) => ReactNode;
  /** Nothing can be added by this person. */
  readOnly?: boolean;
}

/** Things to add, each with a '+' button that becomes a disabled 'Added'. */
export function ChoiceList<T>({
  label,
  choices,
  added,
  onAdd,
  onTakeBack,
  besides,
  readOnly,
}: ChoiceListProps<T>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
      }}
    >
      {choices.map((choice) => (
        <ShelfRow
          key={choice.id}
          component="li"
          picture={choice.picture}
          name={choice.name}
          detail={choice.detail}
          note={choice.reason}
          actions={
            readOnly !== true && (
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                {besides?.(choice.item)}
                <AddButton
                  name={choice.name}
                  added={added.has(choice.id)}
                  onAdd={() => onAdd(choice.item)}
                  {...(onTakeBack && { onTakeBack: () => onTakeBack(choice.id) })}
                />
              </Box>
            )
          }
        />
      ))}
    </Box>
  );
}
