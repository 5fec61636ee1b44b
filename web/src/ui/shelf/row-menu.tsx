import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { DeleteIcon, MoreIcon } from '../icons/actions.tsx';

/** The menu of a row, with 'Remove'. */
export function RowMenu({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('bar-cabinet.more', { name })}
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
          {t('bar-cabinet.remove')}
        </MenuItem>
      </Menu>
    </>
  );
}
