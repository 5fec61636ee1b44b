import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { UndoIcon } from '../icons/actions.tsx';
import { ShelfRow } from './shelf-row.tsx';
import type { Choice } from './shelf.ts';

interface AddButtonProps {
  /** Name of the added thing, for screen readers. */
  name: string;
  added: boolean;
  onAdd: () => void;
  /** Takes what was added away again; left out where it leaves its list by being added. */
  onTakeBack?: () => void;
}

/**
 * '+', then a disabled 'Added' and the way back: one button before and after, so that the focus of a keyboard
 * stays where it was, and one width, so that nothing moves under a thumb that goes on adding.
 */
export function AddButton({ name, added, onAdd, onTakeBack }: AddButtonProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const width = onTakeBack ? { minWidth: 112 } : {};
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', ...width }}>
      {added ? (
        <Button
          ref={button}
          aria-disabled
          sx={{
            flex: 1,
            minWidth: 0,
            px: 0.5,
            fontSize: '0.9375rem',
            color: 'text.disabled',
            cursor: 'default',
            '&:hover': { backgroundColor: 'transparent' },
          }}
        >
          {t('bar-cabinet.added')}
        </Button>
      ) : (
        <Button
          ref={button}
          variant="outlined"
          aria-label={`+ ${name}`}
          onClick={onAdd}
          sx={{ minWidth: 56, fontSize: '1.375rem', lineHeight: 1 }}
        >
          +
        </Button>
      )}
      {added && onTakeBack && (
        <IconButton
          aria-label={t('bar-cabinet.take-back', { name })}
          onClick={() => {
            onTakeBack();
            // This one goes; the place for the focus is what it leaves behind.
            button.current?.focus();
          }}
        >
          <UndoIcon size={20} />
        </IconButton>
      )}
    </Box>
  );
}

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
