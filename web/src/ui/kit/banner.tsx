import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '../icons/door.tsx';
import { InfoIcon } from '../icons/things.tsx';

type BannerTone = 'error' | 'notice' | 'success';

const COLOURS = { error: 'bitters', notice: 'primary', success: 'stock' } as const;
const ICONS = { error: WarningIcon, notice: InfoIcon, success: CheckIcon } as const;

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BannerTone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    minHeight: 48,
    padding: theme.spacing(0.5, 1, 0.5, 2),
    borderRadius: 12,
    backgroundColor: theme.vars.palette[COLOURS[tone]].tint,
    color: theme.vars.palette[COLOURS[tone]].onTint,
    '& > .words': {
      flex: '1 1 200px',
      minWidth: 0,
      paddingBlock: theme.spacing(1),
      fontWeight: 500,
      whiteSpace: 'pre-line',
    },
    // Where the button takes a line of its own, it stays at the end.
    '& > .words ~ button': { marginInlineStart: 'auto' },
  }),
);

interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** A message that stays until it is settled: errors are announced at once, others when idle. */
export function Banner({ tone, children, action }: BannerProps) {
  const ToneIcon = ICONS[tone];
  return (
    <Frame tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <ToneIcon size={22} />
      <div className="words">{children}</div>
      {action}
    </Frame>
  );
}
