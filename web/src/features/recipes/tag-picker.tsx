import { LIMITS } from '@cellaret/domain/core/limits';
import { tagsFit } from '@cellaret/domain/people/marks';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { tagsOf } from '#lib/own-tags.ts';
import { usePickerDefaults } from '#ui/form/picker-defaults.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';

interface TagPickerProps {
  tags: readonly string[];
  /** The tags one already uses. */
  used: readonly string[];
  onChange: (tags: string[]) => void;
  onClose: () => void;
}

/** Own tags, chosen from used ones or typed: Enter, a comma and leaving the field take the typed text. */
export function TagPicker({ tags, used, onChange, onClose }: TagPickerProps) {
  const t = useText();
  const defaults = usePickerDefaults();
  const [typed, setTyped] = useState('');
  const isFull = tags.length >= LIMITS.marks.tags.max;
  const isTooLong = !isFull && !tagsFit([...tags, ...tagsOf([typed], used)]);
  const take = (chosen: readonly string[]): void => {
    // A text that is too long stays, to be shortened.
    if (!isTooLong) setTyped('');
    const next = tagsOf(chosen, used);
    if (next.join() !== tags.join()) onChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 560, justifyItems: 'start' }}>
      <Autocomplete
        multiple
        freeSolo
        filterSelectedOptions
        disableClearable
        {...defaults}
        fullWidth
        value={[...tags]}
        options={isFull ? [] : used}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          // Leaving the field takes the typed text.
          if (reason === 'input' && text.includes(',')) take([...tags, text]);
          else if (reason === 'input') setTyped(text);
        }}
        onChange={(_event, chosen) => take(chosen)}
        onBlur={() => take([...tags, typed])}
        renderValue={(chosen, itemProps) =>
          chosen.map((tag, index) => {
            const { key, onDelete, ...props } = itemProps({ index });
            return (
              <Chip
                key={key}
                {...props}
                label={tag}
                aria-label={t('form.take-out', { name: tag })}
                onClick={onDelete}
                onDelete={onDelete}
                deleteIcon={<CloseIcon size={16} />}
              />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={t('marks.tags')}
            error={isTooLong}
            helperText={
              isTooLong
                ? t('marks.tags.long')
                : t(isFull ? 'marks.tags.full' : 'marks.tags.hint', { most: LIMITS.marks.tags.max })
            }
          />
        )}
      />
      <Button size="small" variant="contained" onClick={onClose}>
        {t('marks.tags.done')}
      </Button>
    </Box>
  );
}
