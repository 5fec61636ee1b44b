import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '#lib/browser/back-closes.ts';
import { useNextPicture } from '#lib/hooks/use-next-picture.ts';

interface DialogProps extends Omit<MuiDialogProps, 'onClose'> {
  onClose: () => void;
  /** A panel along the right edge of a wide window, for what is chosen while the page stays in view. */
  panel?: boolean;
}

const PANEL = {
  '& > .MuiDialog-container': { justifyContent: { md: 'flex-end' } },
  '& .MuiDialog-paper': {
    width: { md: 420 },
    m: { md: 0 },
    height: { md: '100%' },
    maxHeight: { md: '100%' },
    borderRadius: { md: 'var(--r4) 0 0 var(--r4)' },
  },
} as const;

/** Material's dialog, a sheet on a phone, that Back closes instead of leaving the page. */
export function Dialog({ onClose, open, panel = false, ...props }: DialogProps) {
  useBackCloses(open, onClose);
  return <MuiDialog {...props} open={useNextPicture(open)} onClose={onClose} {...(panel && { sx: PANEL })} />;
}
