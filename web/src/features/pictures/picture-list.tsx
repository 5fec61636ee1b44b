import { LAYOUT } from '@cellaret/domain/core/layout';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { Attachment } from '@cellaret/domain/pictures/folder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { mediaUrl } from '#lib/browser/media.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';

interface PictureListProps {
  pictures: readonly Attachment[];
  busy: boolean;
  onMove: (index: number, by: -1 | 1) => void;
  onCaption: (index: number, caption: string) => void;
  onRemove: (index: number) => void;
}

/** The pictures of a recipe in their order, to arrange: the first one is its cover. */
export function PictureList({ pictures, busy, onMove, onCaption, onRemove }: PictureListProps) {
  const t = useText();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {pictures.map((picture, index) => (
        <Box
          component="li"
          key={picture.id}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: '96px minmax(0, 1fr)',
              sm: `${LAYOUT.attachmentThumbnailPx}px minmax(0, 1fr)`,
            },
            gridTemplateRows: { sm: 'auto 1fr' },
            rowGap: 1,
            alignItems: 'start',
          }}
        >
          <Box
            component="img"
            src={mediaUrl(picture.attachment_uuid)}
            srcSet={`${mediaUrl(picture.attachment_uuid)} 1x, ${mediaUrl(picture.attachment_uuid, 'row2x')} 2x`}
            alt={picture.caption || picture.original_filename}
            width={LAYOUT.attachmentThumbnailPx}
            height={LAYOUT.attachmentThumbnailPx}
            loading="lazy"
            sx={{
              width: '100%',
              height: 'auto',
              aspectRatio: '1',
              gridRow: { sm: 'span 2' },
              objectFit: 'cover',
              borderRadius: '12px',
              backgroundImage: `url("${picture.placeholder}")`,
              backgroundSize: 'cover',
            }}
          />
          <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            {index === 0 && <Typography variant="overline">{t('attachments.cover')}</Typography>}
            <Caption picture={picture} place={index + 1} onCaption={(caption) => onCaption(index, caption)} />
          </Box>
          {/* Below the picture on a phone, where there is no room beside it. */}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              gridColumn: { xs: '1 / -1', sm: 2 },
              ml: { xs: -2, sm: -2.5 },
            }}
          >
            <Button
              disabled={busy || index === 0}
              onClick={() => onMove(index, -1)}
              aria-label={t('attachments.earlier-label', { place: index + 1 })}
            >
              {t('attachments.earlier')}
            </Button>
            <Button
              disabled={busy || index === pictures.length - 1}
              onClick={() => onMove(index, 1)}
              aria-label={t('attachments.later-label', { place: index + 1 })}
            >
              {t('attachments.later')}
            </Button>
            <Button
              color="error"
              disabled={busy}
              onClick={() => onRemove(index)}
              aria-label={t('attachments.remove-label', { place: index + 1 })}
            >
              {t('attachments.remove')}
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface CaptionProps {
  picture: Attachment;
  place: number;
  onCaption: (caption: string) => void;
}

/** The caption of a picture; saved when the field is left. */
function Caption({ picture, place, onCaption }: CaptionProps) {
  const t = useText();
  const [caption, setCaption] = useState(picture.caption);
  return (
    <TextInput
      label={t('attachments.caption', { place })}
      value={caption}
      inputProps={{ maxLength: LIMITS.attachments.caption }}
      onChange={(event) => setCaption(event.target.value)}
      onBlur={() => {
        if (caption !== picture.caption) onCaption(caption);
      }}
    />
  );
}
