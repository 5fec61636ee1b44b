import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CloseIcon } from '../icons/actions.tsx';
import { SearchIcon } from '../icons/door.tsx';

export type SearchFieldProps = {
  /** Its name for screen readers. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: () => void;
  clearLabel: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** More attributes of the input, such as those of a combobox. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  /** A button at its end. */
  action?: ReactNode;
};

/** A search box: Escape and the cross clear it, Enter submits. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    onSubmit,
    clearLabel,
    autoFocus,
    inputRef,
    inputProps,
    action,
  } = props;
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={value}
      placeholder={placeholder}
      autoFocus={autoFocus}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.();
        if (event.key === 'Escape' && value !== '') {
          // A dialog around the field must not close when there is still something to clear.
          event.stopPropagation();
          event.preventDefault();
          onChange('');
        }
      }}
      slotProps={{
        input: {
          enterKeyHint: 'search',
          autoComplete: 'off',
          spellCheck: false,
          ...inputProps,
          'aria-label': label,
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon size={22} />
        </InputAdornment>
      }
      endAdornment={
        (value !== '' || action) && (
          <InputAdornment position="end">
            {value !== '' && (
              <IconButton edge={action ? false : 'end'} aria-label={clearLabel} onClick={() => onChange('')}>
                <CloseIcon size={20} />
              </IconButton>
            )}
            {action}
          </InputAdornment>
        )
      }
      sx={{
        borderRadius: 7,
        // Icon and buttons beside it bring their own distance.
        '& input': { paddingInline: 0, textOverflow: 'ellipsis' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
