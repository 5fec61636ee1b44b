import { useNavigate } from 'react-router-dom';
import { logFailure } from '#lib/browser/log-failure.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';

/** Sends the photo of a recipe that is saved, while its writer goes on; a failure leads to its pictures. */
export function useSendPhoto(): (recipeId: number, name: string, photo: File | null) => void {
  const t = useText();
  const navigate = useNavigate();
  const send = async (recipeId: number, photo: File): Promise<void> => {
    const { startUpload } = await import('#data/pictures/uploads.ts');
    // The folder of a recipe has its id.
    await startUpload(recipeId, photo, () => undefined).done;
  };
  return (recipeId, name, photo) => {
    if (photo === null) return;
    send(recipeId, photo).catch((failure: unknown) => {
      logFailure('The photo of a recipe was not uploaded', failure);
      showToast(t('recipes.form.photo-failed', { name }), {
        tone: 'error',
        action: {
          label: t('recipes.form.add-photo'),
          run: () => void navigate(PATHS.uploadAttachments(recipeId)),
        },
      });
    });
  };
}
