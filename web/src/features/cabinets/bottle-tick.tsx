import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { AddIcon } from '#ui/icons/actions.tsx';
import { CheckIcon } from '#ui/icons/door.tsx';
import type { OwnableBottle } from './bottle-groups.ts';

/** As wide ticked as not: what stands after it stays under the thumb. */
const Tick = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  minHeight: 44,
  maxWidth: '100%',
  padding: theme.spacing(0.75, 1.75, 0.75, 1.25),
  gap: theme.spacing(0.75),
  borderRadius: 22,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.well,
  '& svg': { flex: 'none' },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.stock.onTint,
    backgroundColor: theme.vars.palette.stock.tint,
  },
}));

interface BottleTickProps {
  bottle: OwnableBottle;
  ticked: boolean;
  /** It stands in the cabinet already; says so. */
  there: string | null;
  onToggle: (id: number) => void;
}

/** One bottle to tick. */
export function BottleTick({ bottle: { id, name }, ticked, there, onToggle }: BottleTickProps) {
  const isTicked = ticked || there !== null;
  const Mark = isTicked ? CheckIcon : AddIcon;
  return (
    <Tick
      aria-pressed={isTicked}
      disabled={there !== null}
      {...(there !== null && { 'aria-label': `${name}, ${there}`, title: there })}
      onClick={() => onToggle(id)}
    >
      <Mark size={18} />
      <span dir="auto">{name}</span>
    </Tick>
  );
}
