import { useText } from '#lib/i18n/i18n.ts';

/** What the buttons of every picker are called: Material's own names for them are English in every language. */
export function usePickerTexts() {
  const t = useText();
  return {
    openText: t('form.list.open'),
    closeText: t('form.list.close'),
    clearText: t('form.clear'),
    noOptionsText: t('form.no-option'),
  };
}
