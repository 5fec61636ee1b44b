import Chip from '@mui/material/Chip';
import { keyframes } from '@mui/material/styles';
import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { OfflineIcon } from '../icons/door.tsx';
import { CloudIcon } from '../icons/things.tsx';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * Says that changes wait for the network: at once when offline, after two seconds when the server is only
 * slow.
 */
export function SyncNote({ pending }: { pending: boolean }) {
  const t = useText();
  const online = useOnline();
  if (!pending) return null;
  return (
    <Chip
      icon={online ? <CloudIcon size={18} /> : <OfflineIcon size={18} />}
      label={t(online ? 'bar-cabinet.sync.waiting' : 'bar-cabinet.sync.offline')}
      sx={{
        justifySelf: 'start',
        ...(online && { animation: `${appear} 1ms linear 2s both` }),
      }}
    />
  );
}
