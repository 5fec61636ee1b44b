import type { Substitute } from '@cellaret/domain/availability/substitutes';
import { foldName } from '@cellaret/domain/core/folding';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useAmountText } from '#data/cabinets/amounts.ts';
import { useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { useOnline } from '#lib/browser/online.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { textOrder } from '#lib/text/names.ts';
import { AddIcon, CloseIcon, EditIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { useSubstituteChanges } from './use-substitute-changes.ts';

interface SubstituteRowProps {
  entry: Substitute;
  /** 'Simple syrup instead of Sugar' */
  text: string;
  busy: boolean;
  disabled: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** An entry with its amounts, and what can be done to it. */
function SubstituteRow({ entry, text, busy, disabled, onChange, onRemove }: SubstituteRowProps) {
  const t = useText();
  const amount = useAmountText();
  const taken = amount(entry.substitute_quantity, entry.substitute_quantity_unit_id);
  const asked = amount(entry.quantity, entry.quantity_unit_id);
  const ratio = taken === null || asked === null ? '' : t('ingredient.stand-ins.ratio', { taken, asked });
  // A pair has an entry for each unit.
  const whole = ratio === '' ? text : `${text}, ${ratio}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 64,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography dir="auto">{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {ratio}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('stand-ins.change-one', { entry: whole })}
        disabled={disabled}
        onClick={onChange}
      >
        <EditIcon />
      </IconButton>
      <IconButton
        aria-label={t('stand-ins.remove', { entry: whole })}
        disabled={disabled}
        loading={busy}
        onClick={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

/** The key of an entry. */
const keyOf = ({ ingredient_id, quantity_unit_id, substitute_ingredient_id }: Substitute): string =>
  `${ingredient_id} ${quantity_unit_id} ${substitute_ingredient_id}`;

/** Everything that stands in for something: found by name, added, changed, removed, with a way back. */
export function SubstituteList({ substitutes }: { substitutes: readonly Substitute[] }) {
  const t = useText();
  const locale = useLocale();
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useState('');
  const [editing, setEditing] = useState<{ entry: Substitute | null } | null>(null);
  const [removing, setRemoving] = useState<Substitute | null>(null);
  const { save, failureText } = useSubstituteChanges(substitutes);
  const ids = useMemo(
    () => [...new Set(substitutes.flatMap((one) => [one.ingredient_id, one.substitute_ingredient_id]))],
    [substitutes],
  );
  const nameOf = useIngredientNames(ids);
  const textOf = (entry: Substitute): string =>
    t('stand-ins.entry', {
      taken: nameOf(entry.substitute_ingredient_id),
      wanted: nameOf(entry.ingredient_id),
    });

  const compare = textOrder(locale);
  const wanted = foldName(filter);
  const found = substitutes
    .filter((entry) =>
      [entry.ingredient_id, entry.substitute_ingredient_id].some((id) =>
        foldName(nameOf(id)).includes(wanted),
      ),
    )
    // By what is asked for; of the same, in the order in which they count.
    .sort((a, b) => compare(nameOf(a.ingredient_id), nameOf(b.ingredient_id)));

  const remove = async (entry: Substitute): Promise<void> => {
    setRemoving(entry);
    try {
      await save({ before: entry, after: null }, t('stand-ins.removed', { entry: textOf(entry) }));
      // The button goes with its entry.
      heading.current?.focus();
    } catch (failure) {
      showToast(failureText(failure), { tone: 'error' });
    } finally {
      setRemoving(null);
    }
  };

  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      disabled={!online}
      onClick={() => setEditing({ entry: null })}
    >
      {t('stand-ins.add')}
    </Button>
  );

  return (
    <Box component="section" aria-labelledby="substitutes" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" id="substitutes" ref={heading} tabIndex={-1} sx={{ flex: '1 1 240px' }}>
          {t('stand-ins.list')}
        </Typography>
        {substitutes.length > 0 && add}
      </Box>
      {!online && <Banner tone="notice">{t('stand-ins.offline')}</Banner>}
      {substitutes.length === 0 ? (
        <EmptyState title={t('stand-ins.empty')} action={add} />
      ) : (
        <>
          <SearchField
            label={t('stand-ins.filter')}
            placeholder={t('stand-ins.filter')}
            clearLabel={t('admin.filter-clear')}
            value={filter}
            onChange={setFilter}
          />
          <Typography role="status" variant="body2" color="textSecondary">
            {t('stand-ins.count', { count: found.length })}
          </Typography>
        </>
      )}
      {found.length > 0 && (
        <Box component="ul" aria-labelledby="substitutes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.map((entry) => (
            <SubstituteRow
              key={keyOf(entry)}
              entry={entry}
              text={textOf(entry)}
              busy={removing === entry}
              disabled={!online || removing !== null}
              onChange={() => setEditing({ entry })}
              onRemove={() => void remove(entry)}
            />
          ))}
        </Box>
      )}
      {editing && (
        <SubstituteDialog
          entry={editing.entry}
          failureText={failureText}
          onClose={() => setEditing(null)}
          onSave={async (after) => {
            await save({ before: editing.entry, after }, t('stand-ins.saved', { entry: textOf(after) }));
            setEditing(null);
          }}
        />
      )}
    </Box>
  );
}
