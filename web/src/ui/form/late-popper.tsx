import Popper, { type PopperProps } from '@mui/material/Popper';
import { useNextPicture } from '#lib/hooks/use-next-picture.ts';

/** The popup of a picker, drawn after the touched field shows. */
export const LatePopper = ({ open, ...props }: PopperProps) => (
  <Popper {...props} open={useNextPicture(open)} />
);
