import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { CheckIcon } from '#ui/icons/door.tsx';
import { BELOW_LIST } from '#ui/kit/lists/list-styles.ts';
import type { BottleGroup, OwnableBottle } from './bottle-groups.ts';

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
function BottleTick({ bottle: { id, name }, ticked, there, onToggle }: BottleTickProps) {
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

/** Bottles of a type that are shown before somebody asks for all. */
const FIRST = 10;

const Ticks = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

interface BottleGroupSectionProps {
  group: BottleGroup;
  /** The name of its type. */
  title: string;
  ticked: ReadonlySet<number>;
  inCabinet: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** Shows all of them from the beginning: they were searched for. */
  whole: boolean;
}

/** The bottles of a type: the most used ones, and all of them with their brands where they are asked for. */
export function BottleGroupSection(props: BottleGroupSectionProps) {
  const { group, title, ticked, inCabinet, onToggle, whole } = props;
  const t = useText();
  const [all, setAll] = useState(false);
  const id = `bottles-${group.typeId}`;
  const shown = whole || all ? group.bottles : group.bottles.slice(0, FIRST);
  const count = group.bottles.reduce((sum, { beneath }) => sum + 1 + beneath.length, 0);
  const tick = (bottle: OwnableBottle) => (
    <BottleTick
      bottle={bottle}
      ticked={ticked.has(bottle.id)}
      there={inCabinet.has(bottle.id) ? t('bar-cabinet.fill.there') : null}
      onToggle={onToggle}
    />
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, placeContent: 'start', justifyItems: 'start' }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Ticks aria-labelledby={id}>
        {shown.map((bottle) => (
          // A list beneath takes a line of its own.
          <Box
            component="li"
            key={bottle.id}
            sx={{ maxWidth: 1, ...(all && bottle.beneath.length > 0 && { flexBasis: '100%' }) }}
          >
            {tick(bottle)}
            {all && bottle.beneath.length > 0 && (
              <Ticks aria-label={bottle.name} sx={{ my: 1, pl: 3 }}>
                {bottle.beneath.map((one) => (
                  <li key={one.id}>{tick(one)}</li>
                ))}
              </Ticks>
            )}
          </Box>
        ))}
      </Ticks>
      {!whole && !all && count > shown.length && (
        <Button
          onClick={() => setAll(true)}
          sx={BELOW_LIST}
          aria-label={`${title}: ${t('bar-cabinet.fill.show-all', { count })}`}
        >
          {t('bar-cabinet.fill.show-all', { count })}
        </Button>
      )}
    </Box>
  );
}
