import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

interface ChoiceLinksProps {
  label: string;
  /** Name of the address parameter of this choice. */
  name: string;
  /** The other parameters go; they stay if left out. */
  alone?: boolean;
  /** `value` is what stands in the address afterwards; null for nothing. */
  options: readonly { text: string; isChosen: boolean; value: string | null }[];
  /** Another control at their end. */
  children?: ReactNode;
}

/** A choice that is kept in the address, so that a reload and Back know it: one row of chips. */
export function ChoiceLinks({ label, name, alone = false, options, children }: ChoiceLinksProps) {
  const [params] = useSearchParams();
  const searchOf = (value: string | null): string => {
    const next = new URLSearchParams(alone ? {} : params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next.toString();
  };
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 } }}
    >
      {options.map(({ text, isChosen, value }) => (
        <Button
          key={text}
          component={Link}
          to={{ search: searchOf(value) }}
          replace
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          sx={{
            // Many fill rows of three, few share one.
            flex: { xs: options.length > 4 ? '1 0 30%' : '1 0 auto', sm: 'none' },
            minWidth: 'max-content',
            px: { xs: 1, sm: 2.5 },
            borderRadius: '24px',
            fontSize: { xs: '0.875rem', sm: '0.9375rem' },
            fontWeight: isChosen ? 600 : 400,
            color: isChosen ? 'primary.onTint' : 'text.primary',
            bgcolor: isChosen ? 'primary.tint' : 'well',
            border: 1.5,
            borderColor: isChosen ? 'primary.main' : 'transparent',
          }}
        >
          {text}
        </Button>
      ))}
      {children}
    </Box>
  );
}
