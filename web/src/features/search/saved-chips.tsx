import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import { removeSearch, saveSearch, type SavedSearches } from '#data/people/saved-searches.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { SplitChip, SplitChips } from './split-chip.tsx';

/** The saved searches by name: each opens, and goes by its cross, with an undo. */
export function SavedChips({ saved }: { saved: SavedSearches }) {
  const t = useText();
  const searches = Object.entries(saved).sort(([, a], [, b]) => a.name.localeCompare(b.name));
  if (searches.length === 0) return null;
  return (
    <SplitChips aria-label={t('search.saved')}>
      {searches.map(([key, search]) => (
        <SplitChip key={key}>
          <ButtonBase component={Link} to={PATHS.savedSearch(search.address)}>
            {search.name}
          </ButtonBase>
          <ButtonBase
            aria-label={t('search.term.off', { chip: search.name })}
            onClick={() => {
              removeSearch(key).catch(showFailure);
              showToast(t('search.saved.removed', { name: search.name }), {
                action: {
                  label: t('search.saved.undo'),
                  run: () => void saveSearch(key, search).catch(showFailure),
                },
              });
            }}
          >
            <CloseIcon size={16} />
          </ButtonBase>
        </SplitChip>
      ))}
    </SplitChips>
  );
}
