import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { MoreIcon } from '../icons/actions.tsx';
import { lazyDialog } from './lazy-dialog.ts';

// With Material's menu, which reading does not need.
const MoreMenuList = lazyDialog(async () => (await import('./more-menu-list.tsx')).MoreMenuList);

/** An entry of a quiet menu. */
export interface MoreEntry {
  text: string;
  icon?: ReactNode;
  run: () => void;
  /** Of a choice that is on or off. */
  isChecked?: boolean;
}

export interface MoreMenuProps {
  /** Names the button: what can be done, and to what. */
  label: string;
  /** Label of the removal; without it the menu offers the rest. */
  removeText?: string;
  onRemove?: () => void;
  /** Entries before the removal. */
  others?: readonly MoreEntry[];
}

/** The quiet menu of a row or a page, for what is seldom wanted, such as taking something away. */
export function MoreMenu({ label, ...offered }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpenings(openings + 1);
        }}
      >
        <MoreIcon />
      </IconButton>
      {openings > 0 && (
        <MoreMenuList key={openings} {...offered} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
