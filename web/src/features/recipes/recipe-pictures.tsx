import type { Attachment } from '@cellaret/domain/folder';
import { LAYOUT } from '@cellaret/domain/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { mediaUrl } from '#lib/media.ts';

const THUMBNAIL_PX = LAYOUT.attachmentThumbnailPx;

/** The attachments as a row of pictures that scrolls sideways; each opens in full. */
export function RecipePictures({ pictures }: { pictures: readonly Attachment[] }) {
  const t = useText();
  return (
    <Box component="section" aria-labelledby="pictures">
      <Typography variant="h2" id="pictures" sx={{ mb: 1 }}>
        {t('recipes.attachments')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, overflowX: 'auto', p: 0.5 }}>
        {pictures.map((picture) => (
          <Box
            component="a"
            key={picture.id}
            href={mediaUrl(picture.attachment_uuid)}
            target="_blank"
            rel="noreferrer"
            sx={{ flex: 'none', borderRadius: '12px', overflow: 'hidden' }}
          >
            <Box
              component="img"
              src={mediaUrl(picture.attachment_uuid)}
              alt={picture.caption || picture.original_filename}
              width={THUMBNAIL_PX}
              height={Math.round((THUMBNAIL_PX * picture.height) / Math.max(1, picture.width))}
              loading="lazy"
              sx={{
                display: 'block',
                width: THUMBNAIL_PX,
                height: THUMBNAIL_PX,
                objectFit: 'cover',
                backgroundImage: picture.placeholder === '' ? 'none' : `url(${picture.placeholder})`,
                backgroundSize: 'cover',
              }}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
