import MuiDialog, { type DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useBackCloses } from '#lib/browser/back-closes.ts';

type DialogProps = Omit<MuiDialogProps, 'onClose'> & { onClose: () => void };

/** Material's dialog, a sheet on a phone, that Back closes instead of leaving the page. */
export function Dialog({ onClose, ...props }: DialogProps) {
  useBackCloses(props.open, onClose);
  return <MuiDialog {...props} onClose={onClose} />;
}
