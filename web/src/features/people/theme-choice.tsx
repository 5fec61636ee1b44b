import { useColorScheme } from '@mui/material/styles';
import { useText } from '#lib/i18n/i18n.ts';
import { ChoiceRow } from './choice-row.tsx';

/** Light, dark, or as the device has it. Material remembers it in this browser. */
export function ThemeChoice() {
  const t = useText();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <ChoiceRow
      label={t('profile.theme')}
      value={mode}
      onChange={setMode}
      options={[
        { value: 'light', label: t('profile.theme.light') },
        { value: 'dark', label: t('profile.theme.dark') },
        { value: 'system', label: t('profile.theme.system') },
      ]}
    />
  );
}
