import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { usePictures } from '#data/pictures/folders.ts';
import { mediaUrl } from '#lib/browser/media.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ImageRow } from '#ui/kit/image-row.tsx';
import { altOf, usePictureViewer } from './use-picture-viewer.ts';

/** The attachments as a row of pictures that scrolls sideways; each opens in the viewer. */
export const RecipePictures = memo(function RecipePictures({ folderId }: { folderId: number }) {
  const t = useText();
  const pictures = usePictures(folderId);
  const open = usePictureViewer(pictures);
  if (pictures.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="pictures" sx={{ displayPrint: 'none' }}>
      <Typography variant="h2" id="pictures" sx={{ mb: 1 }}>
        {t('recipes.attachments')}
      </Typography>
      <ImageRow
        label={t('recipes.attachments')}
        onOpen={open}
        images={pictures.map((picture) => ({
          id: picture.id,
          src: mediaUrl(picture.attachment_uuid),
          src2x: mediaUrl(picture.attachment_uuid, 'row2x'),
          href: mediaUrl(picture.attachment_uuid, 'full'),
          alt: altOf(picture),
          caption: picture.caption,
          width: picture.width,
          height: picture.height,
          placeholder: picture.placeholder,
        }))}
      />
    </Box>
  );
});
