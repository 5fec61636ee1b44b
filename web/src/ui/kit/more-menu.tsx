import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { DeleteIcon, MoreIcon } from '../icons/actions.tsx';

interface MoreMenuProps {
  /** Names the button: what can be done, and to what. */
  label: string;
  /** The one thing it offers, which takes something away. */
  removeText: string;
  onRemove: () => void;
}

/** The quiet menu of a row or a page, for what is seldom wanted and takes something away. */
export function MoreMenu({ label, removeText, onRemove }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => {
            setAnchor(null);
            onRemove();
          }}
        >
          <DeleteIcon />
          {removeText}
        </MenuItem>
      </Menu>
    </>
  );
}
