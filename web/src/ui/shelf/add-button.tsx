import Button from '@mui/material/Button';
import { useText } from '#lib/i18n/i18n.ts';

interface AddButtonProps {
  /** What is read out: '+' and what it adds. */
  label: string;
  added: boolean;
  onAdd: () => void;
}

/** '+', then a disabled 'Added': one button before and after, so that the focus of a keyboard stays where it was. */
export function AddButton({ label, added, onAdd }: AddButtonProps) {
  const t = useText();
  if (added)
    return (
      <Button
        aria-disabled
        sx={{
          minWidth: 88,
          color: 'text.disabled',
          cursor: 'default',
          '&:hover': { backgroundColor: 'transparent' },
        }}
      >
        {t('bar-cabinet.added')}
      </Button>
    );
  return (
    <Button
      variant="outlined"
      aria-label={label}
      onClick={onAdd}
      sx={{ minWidth: 56, fontSize: '1.375rem', lineHeight: 1 }}
    >
      +
    </Button>
  );
}
