import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { CloseIcon } from '../icons/actions.tsx';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: 0,
  margin: 0,
  listStyle: 'none',
});

export type ChipListProps<Id extends string | number> = {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly { id: Id; label: string }[];
  /** Leave out for a list that cannot be changed. */
  onRemove?: (id: Id) => void;
  /** Names a remove button: 'Remove Smoky'. */
  removeLabel?: (label: string) => string;
};

/** Chosen things as badges, each removable by its own button. */
export function ChipList<Id extends string | number>({
  label,
  items,
  onRemove,
  removeLabel,
}: ChipListProps<Id>) {
  if (items.length === 0) return null;
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          {onRemove ? (
            <Chip
              component="button"
              type="button"
              clickable
              label={item.label}
              aria-label={removeLabel?.(item.label) ?? item.label}
              onClick={() => onRemove(item.id)}
              onDelete={() => onRemove(item.id)}
              deleteIcon={<CloseIcon size={16} />}
              sx={{ minHeight: 40, borderRadius: 20 }}
            />
          ) : (
            <Chip label={item.label} />
          )}
        </li>
      ))}
    </List>
  );
}
