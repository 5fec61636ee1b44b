import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DeleteIcon } from '../icons/actions.tsx';
import { CheckIcon } from '../icons/door.tsx';
import type { MoreMenuProps } from './more-menu.tsx';

interface MoreMenuListProps extends Omit<MoreMenuProps, 'label'> {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Entries of a quiet menu: below its button, on a phone in a sheet. */
export function MoreMenuList({ anchor, onClose, removeText, onRemove, others = [] }: MoreMenuListProps) {
  const item = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {others.map(({ text, icon, run, isChecked }) => (
        <MenuItem
          key={text}
          {...(isChecked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
          onClick={item(run)}
        >
          {icon}
          {text}
          {isChecked && <CheckIcon size={20} />}
        </MenuItem>
      ))}
      {onRemove && (
        <MenuItem sx={{ color: 'error.main' }} onClick={item(onRemove)}>
          <DeleteIcon />
          {removeText}
        </MenuItem>
      )}
    </Menu>
  );
}
