import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { UndoIcon } from '../icons/actions.tsx';

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
