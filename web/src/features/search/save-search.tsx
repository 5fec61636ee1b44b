import { cleanName, givenName } from '@cellaret/domain/core/fields';
import { newId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type SyntheticEvent } from 'react';
import { removeSearch, saveSearch, type SavedSearches } from '#data/people/saved-searches.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';

const { items: most, address: bounds } = LIMITS.savedSearches;

interface NameDialogProps {
  /** The words that were typed. */
  words: string;
  onClose: () => void;
  onSave: (name: string) => void;
}

function NameDialog({ words, onClose, onSave }: NameDialogProps) {
  const t = useText();
  const title = useId();
  const [name, setName] = useState(words);
  const [isTried, setIsTried] = useState(false);
  const fit = givenName.safeParse(cleanName(name)).data;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (fit === undefined) return;
    onSave(fit);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title}>{t('search.saved.save')}</DialogTitle>
        <DialogContent>
          <TextInput
            autoFocus
            label={t('search.saved.name')}
            value={name}
            error={isTried && fit === undefined && t('search.saved.unnamed')}
            onChange={(event) => setName(event.target.value)}
            inputProps={{ maxLength: LIMITS.name.max, enterKeyHint: 'done' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('search.saved.short')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface SaveSearchProps {
  saved: SavedSearches;
  words: string;
  /** The query string, without its question mark. */
  address: string;
  /** There is little room for its words. */
  short: boolean;
}

/** Saves what is searched for under a name, unless it is saved already. */
export function SaveSearch({ saved, words, address, short }: SaveSearchProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const searches = Object.values(saved);
  if (address.length > bounds.max || searches.some((search) => search.address === address)) return null;
  const begin = (): void => {
    if (searches.length < most) setOpen(true);
    else showToast(t('search.saved.full', { most }));
  };
  const save = (name: string): void => {
    const key = String(newId());
    saveSearch(key, { name, address }).catch(showFailure);
    showToast(t('search.saved.done', { name }), {
      action: { label: t('search.saved.undo'), run: () => void removeSearch(key).catch(showFailure) },
    });
  };
  return (
    <>
      <Button
        aria-label={t('search.saved.save')}
        aria-haspopup="dialog"
        onClick={begin}
        sx={{ px: 0.75, minWidth: 40 }}
      >
        {t(short ? 'search.saved.short' : 'search.saved.save')}
      </Button>
      {open && <NameDialog words={words} onClose={() => setOpen(false)} onSave={save} />}
    </>
  );
}
