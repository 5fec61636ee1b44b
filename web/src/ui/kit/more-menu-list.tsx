import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { DeleteIcon } from '../icons/actions.tsx';
import { CheckIcon } from '../icons/door.tsx';
import { Menu } from './menu.tsx';
import type { MoreEntry, MoreMenuProps } from './more-menu.tsx';

interface MoreMenuListProps extends Omit<MoreMenuProps, 'label'> {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Entries of a quiet menu: below its button, on a phone in a sheet. */
export function MoreMenuList({ anchor, onClose, removeText, onRemove, others = [] }: MoreMenuListProps) {
  const entries: readonly (MoreEntry & { removes?: boolean })[] = [
    ...others,
    ...(onRemove && removeText ? [{ text: removeText, run: onRemove, removes: true }] : []),
  ];
  // An entry under a finger stays where it is: those that become known late come last.
  const texts = entries.map(({ text }) => text);
  const [order, setOrder] = useState(texts);
  const late = texts.filter((text) => !order.includes(text));
  if (late.length > 0) setOrder([...order, ...late]);
  const placed = entries.toSorted((a, b) => order.indexOf(a.text) - order.indexOf(b.text));
  return (
    <Menu
      anchor={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {placed.map(({ text, icon, run, isChecked, removes }) => (
        <MenuItem
          key={text}
          {...(isChecked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
          {...(removes && { sx: { color: 'error.main' } })}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {removes ? <DeleteIcon /> : icon}
          {text}
          {isChecked && <CheckIcon size={20} />}
        </MenuItem>
      ))}
    </Menu>
  );
}
