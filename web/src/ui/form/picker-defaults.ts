import { useText } from '#lib/i18n/i18n.ts';
import { LatePopper } from './late-popper.tsx';

/** How every picker opens, and its labels: Material's are English in every language. */
export function usePickerDefaults() {
  const t = useText();
  return {
    slots: { popper: LatePopper },
    openText: t('form.list.open'),
    closeText: t('form.list.close'),
    clearText: t('form.clear'),
    noOptionsText: t('form.no-option'),
  };
}
