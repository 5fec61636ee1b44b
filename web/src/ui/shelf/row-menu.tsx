import Box from '@mui/material/Box';
import { useText } from '#lib/i18n/i18n.ts';
import { MoreMenu, type MoreMenuProps } from '../kit/more-menu.tsx';

interface RowMenuProps extends Pick<MoreMenuProps, 'others'> {
  name: string;
  /** Left out for somebody who may not change the shelf. */
  onRemove?: (() => void) | undefined;
}

/** The menu of a row, with 'Remove'. */
export function RowMenu({ name, onRemove, others }: RowMenuProps) {
  const t = useText();
  return (
    // The dots stand at the edge of the row, their target reaches beyond it.
    <Box sx={{ mr: -1.5 }}>
      <MoreMenu
        label={t('bar-cabinet.more', { name })}
        {...(onRemove && { removeText: t('bar-cabinet.remove'), onRemove })}
        {...(others && { others })}
      />
    </Box>
  );
}
