import { UNIT_SYSTEMS, type UnitSystem } from '@cellaret/domain/people/user';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';
import { useUnitSystem } from '#data/people/preferences.ts';
import { useSession } from '#data/session/session.ts';
import { saveDisplayName } from '#data/session/sign-in.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { type Locale, LOCALES } from '#lib/i18n/areas.ts';
import { chooseLocale, useLocale, useText } from '#lib/i18n/i18n.ts';
import { loadReferenceWords } from '#lib/i18n/reference-words.ts';
import { LogoutIcon } from '#ui/icons/navigation-icons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FirstSteps } from './first-steps.tsx';

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  paddingInline: 12,
  borderRadius: 10,
  fontWeight: 600,
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': {
    color: theme.vars.palette.primary.onTint,
    backgroundColor: theme.vars.palette.primary.tint,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

interface ChoiceRowProps<V extends string> {
  label: string;
  options: readonly { value: V; label: string; lang?: string }[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** One of a few: radio buttons that look like a row of keys. */
function ChoiceRow<V extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: ChoiceRowProps<V>) {
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box id={`${name}-label`} sx={{ flex: '1 0 auto' }}>
        {label}
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderRadius: '14px', bgcolor: 'well' }}
      >
        {options.map((option) => (
          <Option key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Box>
    </Box>
  );
}

/** Languages in their own words. */
const NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** The language of the app, remembered in this browser. */
function LanguageChoice() {
  const t = useText();
  return (
    <ChoiceRow
      label={t('profile.language')}
      value={useLocale()}
      onChange={(locale) => {
        Promise.all([chooseLocale(locale), loadReferenceWords(locale)]).catch((failure: unknown) =>
          logFailure('The language could not be loaded', failure),
        );
      }}
      options={LOCALES.map((locale) => ({ value: locale, label: NAMES[locale], lang: locale }))}
    />
  );
}

/** Light, dark, or as the device has it. Material remembers it in this browser. */
function ThemeChoice() {
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

/** The system quantities are shown in, on every device of the user. */
function UnitSystemChoice() {
  const t = useText();
  const { system, choose } = useUnitSystem();
  // Shown at once, before the listener has brought it back.
  const [wanted, setWanted] = useState<UnitSystem | null>(null);
  return (
    <ChoiceRow
      label={t('profile.units')}
      value={wanted ?? system}
      disabled={choose === null}
      onChange={(unit_system) => {
        setWanted(unit_system);
        // Not awaited: offline the listener shows the change at once, and it is sent later.
        choose?.(unit_system).catch((failure: unknown) => {
          setWanted(null);
          logFailure('The unit system could not be saved', failure);
          showToast(t('profile.not-saved'), { tone: 'error' });
        });
      }}
      options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`profile.units.${value}`) }))}
    />
  );
}

/** The name the account goes by. */
function DisplayNameForm({ stored }: { stored: string }) {
  const t = useText();
  const [name, setName] = useState(stored);
  const [busy, setBusy] = useState(false);
  const wanted = name.trim();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await saveDisplayName(wanted);
      showToast(t('profile.saved'), { tone: 'success' });
    } catch (failure) {
      logFailure('The display name could not be saved', failure);
      showToast(t('profile.not-saved'), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-end',
        '& > :first-of-type': { flex: '1 1 10rem' },
      }}
    >
      <TextInput
        label={t('register.display-name')}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="outlined" loading={busy} disabled={wanted === '' || wanted === stored}>
        {t('profile.save')}
      </Button>
    </Box>
  );
}

/** `/profile`: who is signed in, and how they like things. */
export function ProfilePage({ onLogout }: { onLogout: () => void }) {
  const t = useText();
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const { user } = session;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 560 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box
          aria-hidden
          sx={{
            width: 64,
            height: 64,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            typography: 'h2',
            bgcolor: 'primary.tint',
            color: 'primary.onTint',
          }}
        >
          {(user.displayName || user.email).slice(0, 1).toUpperCase()}
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <PageHeading>{t('profile.heading')}</PageHeading>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      <FirstSteps name={user.displayName} />
      <div>
        <UnitSystemChoice />
        <ThemeChoice />
        <LanguageChoice />
      </div>
      <DisplayNameForm stored={user.displayName} />
      <Button
        variant="outlined"
        startIcon={<LogoutIcon size={20} />}
        onClick={onLogout}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('header.logout')}
      </Button>
    </Box>
  );
}
