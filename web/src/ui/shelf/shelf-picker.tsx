import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useText } from '#lib/i18n/i18n.ts';
import { EditIcon } from '../icons/actions.tsx';

interface ShelfPickerProps {
  id: string;
  label: string;
  shelves: readonly { id: number; name: string }[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  mayChange: boolean;
  onAddNew: () => void;
  onEdit: () => void;
}

const ADD_NEW = 'new';

/** The dropdown of a user's cabinets or menus with '+ Add New', and the Edit button. */
export function ShelfPicker({
  id,
  label,
  shelves,
  selectedId,
  onSelect,
  mayChange,
  onAddNew,
  onEdit,
}: ShelfPickerProps) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1,
        flex: '1 1 22rem',
        minWidth: 0,
      }}
    >
      <FormControl sx={{ flex: '1 1 9rem', minWidth: 0, maxWidth: 420 }}>
        {/* The specification writes the label small; the first letter is raised for the eye only. */}
        <InputLabel
          id={`${id}-label`}
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {label}
        </InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          displayEmpty
          value={selectedId === null ? '' : String(selectedId)}
          onChange={(event) => {
            if (event.target.value === ADD_NEW) onAddNew();
            else onSelect(Number(event.target.value));
          }}
          renderValue={(value) => shelves.find((shelf) => String(shelf.id) === value)?.name ?? '–'}
        >
          {shelves.map((shelf) => (
            <MenuItem
              key={shelf.id}
              value={String(shelf.id)}
              dir="auto"
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {shelf.name}
            </MenuItem>
          ))}
          {mayChange && (
            <MenuItem value={ADD_NEW} sx={{ color: 'primary.main', fontWeight: 600 }}>
              {t('bar-cabinet.add-new')}
            </MenuItem>
          )}
        </Select>
      </FormControl>
      {mayChange && (
        <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit} disabled={selectedId === null}>
          {t('bar-cabinet.edit')}
        </Button>
      )}
    </Box>
  );
}
