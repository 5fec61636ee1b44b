import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { UndoIcon } from '../icons/actions.tsx';
import { BELOW_LIST, clampLines } from '../kit/lists/list-styles.ts';
import { ShelfRow } from './shelf-row.tsx';
import type { Choice } from './shelf-types.ts';

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
          aria-label={`+ ${name}`}
          onClick={onAdd}
          sx={(theme) => ({
            minWidth: 48,
            p: 0,
            fontSize: '1.5rem',
            lineHeight: 1,
            backgroundColor: theme.vars.palette.well,
          })}
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
  /** So many of them are shown at first; all if left out. */
  first?: number;
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
  first = Infinity,
  added,
  onAdd,
  onTakeBack,
  besides,
  readOnly,
}: ChoiceListProps<T>) {
  const t = useText();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = (): void => {
    flushSync(() => setAll(true));
    // The button that was pressed is gone.
    list.current?.children[first]?.querySelector('button')?.focus();
  };
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
        }}
      >
        {choices.slice(0, all ? undefined : first).map((choice) => (
          <ShelfRow
            key={choice.id}
            component="li"
            picture={choice.picture}
            name={choice.name}
            detail={choice.isDrink ? <Box sx={clampLines(1)}>{choice.detail}</Box> : choice.detail}
            note={choice.reason}
            isDrink={choice.isDrink}
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
      {!all && choices.length > first && (
        <Button onClick={showAll} sx={BELOW_LIST}>
          {t('bar-cabinet.fill.show-all', { count: choices.length })}
        </Button>
      )}
    </>
  );
}
