import type { Attachment } from '@cellaret/domain/pictures/folder';
import { logFailure } from '#lib/browser/log.ts';
import { mediaUrl } from '#lib/browser/media.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { openPictureViewer } from '#ui/kit/picture-viewer.ts';

/** Alternative text of a picture. */
export const altOf = (picture: Attachment): string => picture.caption || picture.original_filename;

/**
 * Opens the pictures of a recipe in full, beginning with one of them; where the viewer cannot be fetched,
 * that one as a file.
 */
export function usePictureViewer(pictures: readonly Attachment[]): (index: number) => void {
  const t = useText();
  return (index) => {
    openPictureViewer(
      pictures.map((picture) => ({
        src: mediaUrl(picture.attachment_uuid, 'full'),
        width: picture.width,
        height: picture.height,
        alt: altOf(picture),
        caption: picture.caption,
      })),
      index,
      {
        label: t('recipes.attachments'),
        close: t('common.close'),
        zoom: t('recipes.viewer.zoom'),
        previous: t('recipes.viewer.previous'),
        next: t('recipes.viewer.next'),
        failed: t('recipes.viewer.failed'),
      },
    ).catch((failure: unknown) => {
      logFailure('The picture viewer could not be opened', failure);
      const picture = pictures[index];
      if (picture) location.assign(mediaUrl(picture.attachment_uuid, 'full'));
    });
  };
}
