import Typography from '@mui/material/Typography';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { TextLink } from '#ui/text-link.tsx';

const PAUSE_MS = 600;

interface SameNameHintProps {
  /** The name as it is typed. */
  name: string;
  /** Finds what is called the same; null where nothing is. */
  find: (name: string) => Promise<{ id: number; name: string } | null>;
  text: string;
  pathOf: (id: number) => string;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Superseded', 'AbortError'));
    });
  });

/** Says, without standing in the way, that something of this name exists already. */
export function SameNameHint({ name, find, text, pathOf }: SameNameHintProps) {
  const typed = name.trim();
  const same = useLoaded(typed === '' ? null : ['same name', pathOf(0), typed], async (signal) => {
    await pause(signal);
    return find(typed);
  });
  return (
    <div role="status">
      {same.state === 'ready' && same.value !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {text}{' '}
          <TextLink to={pathOf(same.value.id)} target="_blank" rel="noopener">
            {same.value.name}
          </TextLink>
        </Typography>
      )}
    </div>
  );
}
