import { useNavigate } from 'react-router-dom';
import { showToast, type ToastAction } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';

/**
 * Leaves a form after a save for the list, opened at the saved row: says what was saved, with a way to its
 * page, or another one.
 */
export function useLeaveSaved(): (
  name: string,
  listPath: string,
  path: string,
  other?: ToastAction,
) => Promise<void> {
  const t = useText();
  const navigate = useNavigate();
  return async (name, listPath, path, other) => {
    await navigate(listPath, { state: { saved: { name, path } } });
    showToast(t('form.saved', { name }), {
      tone: 'success',
      action: { label: t('form.saved.open'), run: () => void navigate(path) },
      ...(other && { other }),
    });
  };
}
