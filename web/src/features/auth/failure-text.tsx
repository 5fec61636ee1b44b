import { styled } from '@mui/material/styles';
import { WarningIcon } from '#ui/icons/things.tsx';

const Box = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  color: theme.vars.palette.error.onTint,
  backgroundColor: theme.vars.palette.error.tint,
}));

/** Why a sign-in did not work; read out at once. */
export function FailureText({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children !== null && (
        <Box>
          <WarningIcon size={20} />
          {children}
        </Box>
      )}
    </div>
  );
}
