import IconButton from '@mui/material/IconButton';
import { useText } from '#lib/i18n/i18n.ts';
import { HeartIcon } from '../icons/actions.tsx';

interface HeartToggleProps {
  /** Name of the favourite. */
  name: string;
  favourite: boolean;
  /** Null while it is not known whether it is one. */
  toggle: (() => void) | null;
}

/** Makes something a favourite, and no longer. */
export function HeartToggle({ name, favourite, toggle }: HeartToggleProps) {
  const t = useText();
  return (
    <IconButton
      aria-label={t('marks.favourite', { name })}
      aria-pressed={favourite}
      disabled={toggle === null}
      onClick={() => toggle?.()}
      sx={{
        color: favourite ? 'primary.main' : 'text.secondary',
        displayPrint: 'none',
        // It beats under the finger, and fills as it springs back.
        '& svg': { transition: 'transform 240ms cubic-bezier(0.3, 1.8, 0.5, 1), fill 180ms' },
        '&:active svg': { transform: 'scale(0.78)' },
      }}
    >
      <HeartIcon filled={favourite} />
    </IconButton>
  );
}
