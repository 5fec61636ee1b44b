import MuiMenu, { type MenuProps as MuiMenuProps } from '@mui/material/Menu';
import { useBackCloses } from '#lib/browser/back-closes.ts';

interface MenuProps extends Omit<MuiMenuProps, 'open' | 'onClose' | 'anchorEl'> {
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Material's menu, a sheet on a phone, that Back closes instead of leaving the page. */
export function Menu({ anchor, onClose, ...props }: MenuProps) {
  const open = anchor !== null;
  useBackCloses(open, onClose);
  return <MuiMenu {...props} anchorEl={anchor} open={open} onClose={onClose} />;
}
