import type { Attachment, Folder } from '@cellaret/domain/pictures/folder';
import { useState } from 'react';
import { callApi } from '#data/api/client.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';

const arrangementOf = (pictures: readonly Attachment[]) =>
  pictures.map(({ id, caption }) => ({ id, caption }));

/**
 * Changes to the order, the captions and the number of a recipe's pictures. The listener brings the result
 * back.
 */
export function useArrangement(folder: Folder) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const { attachments } = folder;

  const save = async (pictures: readonly Attachment[]): Promise<boolean> => {
    setBusy(true);
    try {
      await callApi('arrangeAttachments', { folderId: folder.id }, { attachments: arrangementOf(pictures) });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    move: (index: number, by: -1 | 1) => {
      const moved = attachments[index];
      if (!moved) return;
      const rest = attachments.filter((_, other) => other !== index);
      void save([...rest.slice(0, index + by), moved, ...rest.slice(index + by)]);
    },
    caption: (index: number, caption: string) =>
      void save(attachments.map((one, other) => (other === index ? { ...one, caption } : one))),
    remove: async (index: number) => {
      if (!(await save(attachments.filter((_, other) => other !== index)))) return;
      showToast(t('attachments.removed'), {
        action: { label: t('attachments.undo'), run: () => void save(attachments) },
      });
    },
  };
}
