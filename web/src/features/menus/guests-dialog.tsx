import { LIMITS } from '@cellaret/domain/core/limits';
import type { Publication } from '@cellaret/domain/guests/guests';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import {
  type Cabinet,
  changePublication,
  publish,
  useCabinets,
  usePublications,
} from '#data/menus/publications.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { GuestLink } from './guest-link.tsx';
import { PlainSelect } from './plain-select.tsx';

interface GuestSettingsProps {
  menu: { id: number; name: string };
  published: Publication | null;
  cabinets: readonly Cabinet[];
  onClose: () => void;
}

/** Settings of a guest menu: its stock, its title, the details of each drink. */
function GuestSettings({ menu, published, cabinets, onClose }: GuestSettingsProps) {
  const t = useText();
  const active = useChosenPreferences().active_bar_cabinet_id;
  const [cabinetId, setCabinetId] = useState(published?.bar_cabinet_id ?? active ?? cabinets[0]?.id ?? 0);
  const [title, setTitle] = useState(published?.title ?? menu.name);
  const [greeting, setGreeting] = useState(published?.greeting ?? '');
  const [shows, setShows] = useState(published?.shows ?? { recipe: true, strength: true, pictures: true });
  const [hides, setHides] = useState(published?.hides_unavailable ?? false);
  const [busy, setBusy] = useState(false);
  const cabinet = cabinets.find(({ id }) => id === cabinetId) ?? cabinets[0];
  const isComplete = title.trim() !== '' && cabinet !== undefined;

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!isComplete || busy) return;
    setBusy(true);
    const input = {
      menu_id: menu.id,
      bar_cabinet_id: cabinet.id,
      title: title.trim(),
      greeting: greeting.trim(),
      shows,
      hides_unavailable: hides,
    };
    try {
      if (published) await changePublication(published, input, cabinets);
      else await publish(input, cabinet);
      showToast(t('menu.guests.saved'), { tone: 'success' });
    } catch (failure) {
      showFailure(failure);
    }
    setBusy(false);
  };

  if (cabinets.length === 0) return <Typography>{t('menu.guests.none')}</Typography>;
  return (
    <form noValidate onSubmit={(event) => void save(event)} style={{ display: 'grid', gap: 16 }}>
      <PlainSelect
        label={t('menu.guests.cabinet')}
        value={cabinet?.id ?? ''}
        options={cabinets.map(({ id, bar_cabinet_name }) => ({ value: id, text: bar_cabinet_name }))}
        onChange={(value) => setCabinetId(Number(value))}
      />
      <TextInput
        label={t('menu.guests.heading')}
        value={title}
        required
        onChange={(event) => setTitle(event.target.value)}
        inputProps={{ maxLength: LIMITS.name.max }}
      />
      <TextInput
        label={t('menu.guests.greeting')}
        value={greeting}
        multiline
        minRows={2}
        onChange={(event) => setGreeting(event.target.value)}
        inputProps={{ maxLength: LIMITS.guests.greeting.max }}
      />
      <div style={{ display: 'grid' }}>
        {(['recipe', 'strength', 'pictures'] as const).map((part) => (
          <FormControlLabel
            key={part}
            label={t(`menu.guests.${part}`)}
            control={
              <Checkbox
                checked={shows[part]}
                onChange={(_, checked) => setShows({ ...shows, [part]: checked })}
              />
            }
          />
        ))}
        <FormControlLabel
          label={t('menu.guests.hides')}
          control={<Checkbox checked={hides} onChange={(_, checked) => setHides(checked)} />}
        />
      </div>
      <DialogActions sx={{ px: 0 }}>
        <Button type="button" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button type="submit" variant="contained" disabled={!isComplete} loading={busy}>
          {t(published ? 'menu.guests.save' : 'menu.guests.publish')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface GuestsDialogProps {
  menu: { id: number; name: string };
  onClose: () => void;
}

/** Shows a menu to guests: what they see, the link to it, and the way back. */
export function GuestsDialog({ menu, onClose }: GuestsDialogProps) {
  const t = useText();
  const title = useId();
  const publications = usePublications();
  const cabinets = useCabinets();
  const isReady = publications.state === 'ready' && cabinets.state === 'ready';
  const isUnread = publications.state === 'error' || cabinets.state === 'error';
  const published = isReady ? publications.value.find(({ menu_id }) => menu_id === menu.id) : undefined;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('menu.guests.title', { name: menu.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('menu.guests.about')}</Typography>
        {isUnread && <Banner tone="error">{t('menu.guests.unread')}</Banner>}
        {!isReady && !isUnread && <Skeleton variant="rounded" height={240} />}
        {isReady && published && (
          <GuestLink publication={published} cabinets={cabinets.value} onClose={onClose} />
        )}
        {isReady && (
          <GuestSettings
            key={published?.id ?? 'new'}
            menu={menu}
            published={published ?? null}
            cabinets={cabinets.value}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
