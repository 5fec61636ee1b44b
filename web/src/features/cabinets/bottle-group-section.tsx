import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import type { BottleGroup, OwnableBottle } from './bottle-groups.ts';
import { BottleTick } from './bottle-tick.tsx';

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
          aria-label={`${title}: ${t('bar-cabinet.fill.show-all', { count })}`}
        >
          {t('bar-cabinet.fill.show-all', { count })}
        </Button>
      )}
    </Box>
  );
}
