import type { Bar } from '@cellaret/domain/bars/bar';
import { LIMITS } from '@cellaret/domain/core/limits';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SyntheticEvent } from 'react';
import { renameBar } from '#data/bars/bars.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { EditIcon } from '#ui/icons/actions.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useDeed } from './use-deed.ts';

/** Gives a bar another name. */
export function RenameBar({ bar }: { bar: Bar }) {
  const t = useText();
  const title = useId();
  const { busy, run } = useDeed();
  const [name, setName] = useState<string | null>(null);
  const close = (): void => setName(null);
  const trimmed = name?.trim() ?? '';
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (trimmed === '' || busy) return;
    if (await run(() => renameBar(bar.id, trimmed), t('bars.renamed', { name: trimmed }))) close();
  };
  return (
    <>
      <Button startIcon={<EditIcon />} onClick={() => setName(bar.bar_name)}>
        {t('bars.rename')}
      </Button>
      {name !== null && (
        <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
          <form noValidate onSubmit={(event) => void save(event)}>
            <DialogTitle id={title}>{t('bars.rename')}</DialogTitle>
            <DialogContent>
              <TextInput
                label={t('bars.new.name')}
                value={name}
                autoFocus
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
                inputProps={{ maxLength: LIMITS.name.max }}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{t('bars.cancel')}</Button>
              <Button type="submit" variant="contained" disabled={trimmed === ''} loading={busy}>
                {t('bars.save')}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  );
}
