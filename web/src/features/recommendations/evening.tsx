import Skeleton from '@mui/material/Skeleton';
import { useShownBar } from '#data/session/place.ts';
import { chosenForOne } from './evening-drinks.ts';
import { EveningFor } from './evening-for.tsx';
import { EveningInBar } from './evening-in-bar.tsx';
import { useEveningSource, type EveningProps } from './use-evening.ts';

/** The evening of the reader; in a bar, if they wish, also that of everybody who says what they like. */
export function Evening(props: EveningProps) {
  const source = useEveningSource(props);
  const bar = useShownBar();
  if (source === null) return <Skeleton variant="rounded" height={320} />;
  if (bar === null) return <EveningFor source={source} choose={chosenForOne} />;
  return <EveningInBar barId={bar.id} source={source} />;
}
