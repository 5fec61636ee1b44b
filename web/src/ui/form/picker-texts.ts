import { useText } from '#lib/i18n/i18n.ts';

/** Labels for the buttons of every picker: Material's are English in every language. */
export function usePickerTexts() {
  const t = useText();
  return {
    openText: t('form.list.open'),
    closeText: t('form.list.close'),
    clearText: t('form.clear'),
    noOptionsText: t('form.no-option'),
  };
}
