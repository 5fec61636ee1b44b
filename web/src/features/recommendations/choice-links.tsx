import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';

interface ChoiceLinksProps {
  label: string;
  /** Name of the address parameter of this choice; the others stay. */
  name: string;
  /** `value` is what stands in the address afterwards; null for nothing. */
  options: readonly { text: string; isChosen: boolean; value: string | null }[];
}

/** A choice that is kept in the address, so that a reload and Back know it. */
export function ChoiceLinks({ label, name, options }: ChoiceLinksProps) {
  const [params] = useSearchParams();
  const searchOf = (value: string | null): string => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next.toString();
  };
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map(({ text, isChosen, value }) => (
        <Button
          key={text}
          component={Link}
          to={{ search: searchOf(value) }}
          replace
          preventScrollReset
          variant={isChosen ? 'contained' : 'outlined'}
          aria-current={isChosen ? 'true' : undefined}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}
