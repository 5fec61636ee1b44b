import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';

interface ProofProps {
  /** The typed password; null where Google will be asked instead. */
  password: string | null;
  /** Why a proof is wanted. */
  hint: string;
  googleHint: string;
  onPassword: (password: string) => void;
}

/**
 * Where somebody shows that they are who is signed in: their password, or a word that Google will ask them.
 */
export function Proof({ password, hint, googleHint, onPassword }: ProofProps) {
  const t = useText();
  if (password === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {googleHint}
      </Typography>
    );
  return (
    <TextInput
      label={t('account.password')}
      type="password"
      autoComplete="current-password"
      value={password}
      hint={hint}
      onChange={(event) => onPassword(event.target.value)}
    />
  );
}
