import { newId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { removeSearch, saveSearch, type SavedSearches } from '#data/people/saved-searches.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { NameDialog } from './name-dialog.tsx';

const { items: most, address: bounds } = LIMITS.savedSearches;

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
      {open && (
        <NameDialog
          heading={t('search.saved.save')}
          given={words}
          onClose={() => setOpen(false)}
          onSave={save}
        />
      )}
    </>
  );
}
