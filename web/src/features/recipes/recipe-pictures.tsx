import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePictures } from '#data/recipes.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { mediaUrl } from '#lib/media.ts';
import { ImageRow } from '#ui/kit/image-row.tsx';

/** The attachments as a row of pictures that scrolls sideways; each opens in full. */
export const RecipePictures = memo(function RecipePictures({ folderId }: { folderId: number }) {
  const t = useText();
  const pictures = usePictures(folderId);
  if (pictures.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="pictures">
      <Typography variant="h2" id="pictures" sx={{ mb: 1 }}>
        {t('recipes.attachments')}
      </Typography>
      <ImageRow
        label={t('recipes.attachments')}
        images={pictures.map((picture) => ({
          id: picture.id,
          src: mediaUrl(picture.attachment_uuid),
          src2x: mediaUrl(picture.attachment_uuid, 'row2x'),
          href: mediaUrl(picture.attachment_uuid, 'full'),
          alt: picture.caption || picture.original_filename,
          caption: picture.caption,
          width: picture.width,
          height: picture.height,
          placeholder: picture.placeholder,
        }))}
      />
    </Box>
  );
});
