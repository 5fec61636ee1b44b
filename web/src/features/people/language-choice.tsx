import { logFailure } from '#lib/browser/log.ts';
import { LOCALES, type Locale } from '#lib/i18n/areas.ts';
import { chooseLocale, useLocale, useText } from '#lib/i18n/i18n.ts';
import { loadReferenceWords } from '#lib/i18n/reference-words.ts';
import { ChoiceRow } from './choice-row.tsx';

/** Languages in their own words. */
const NAMES: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** The language of the app, remembered in this browser. */
export function LanguageChoice() {
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
