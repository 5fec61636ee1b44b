import ButtonBase from '@mui/material/ButtonBase';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { removeSearch, saveSearch, type SavedSearches } from '#data/people/saved-searches.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { EditIcon } from '#ui/icons/actions.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { chipBeside } from './chip-beside.ts';
import { NameDialog } from './name-dialog.tsx';
import { SplitChip, SplitChips } from './split-chip.tsx';

interface SavedChipsProps {
  saved: SavedSearches;
  /** Takes the focus after the last chip. */
  box: RefObject<HTMLInputElement | null>;
}

/** The saved searches by name: each opens, and has a menu to be renamed or removed, with an undo. */
export function SavedChips({ saved, box }: SavedChipsProps) {
  const t = useText();
  const [renamed, setRenamed] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The focus moves when the chip is gone: until then it belongs to the chip's menu.
  const leaving = useRef<{ key: string; next: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (leaving.current === null || leaving.current.key in saved) return;
    (leaving.current.next ?? box.current)?.focus();
    leaving.current = null;
  }, [saved, box]);

  const searches = Object.entries(saved).sort(([, a], [, b]) => a.name.localeCompare(b.name));
  if (searches.length === 0) return null;
  const remove = (key: string, at: number): void => {
    const search = saved[key];
    if (!search) return;
    leaving.current = { key, next: chipBeside(list.current?.children[at]) };
    removeSearch(key).catch(showFailure);
    showToast(t('search.saved.removed', { name: search.name }), {
      action: {
        label: t('search.saved.undo'),
        run: () => void saveSearch(key, search).catch(showFailure),
      },
    });
  };
  const rename = (name: string): void => {
    const search = renamed === null ? undefined : saved[renamed];
    if (renamed !== null && search) saveSearch(renamed, { ...search, name }).catch(showFailure);
  };
  return (
    <>
      <SplitChips ref={list} aria-label={t('search.saved')}>
        {searches.map(([key, { name, address }], at) => (
          <SplitChip key={key}>
            <ButtonBase component={Link} to={PATHS.savedSearch(address)}>
              {name}
            </ButtonBase>
            <MoreMenu
              label={t('search.saved.more', { name })}
              others={[{ text: t('search.saved.rename'), icon: <EditIcon />, run: () => setRenamed(key) }]}
              removeText={t('search.saved.remove')}
              onRemove={() => remove(key, at)}
            />
          </SplitChip>
        ))}
      </SplitChips>
      {renamed !== null && (
        <NameDialog
          heading={t('search.saved.rename')}
          given={saved[renamed]?.name ?? ''}
          onClose={() => setRenamed(null)}
          onSave={rename}
        />
      )}
    </>
  );
}
