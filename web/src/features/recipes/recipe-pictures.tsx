import type { Attachment } from '@cellaret/domain/pictures/folder';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { usePictures } from '#data/pictures/folders.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { mediaUrl } from '#lib/browser/media.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ImageRow } from '#ui/kit/image-row.tsx';
import { openPictureViewer } from '#ui/kit/picture-viewer.ts';

/** Alternative text of a picture. */
const altOf = (picture: Attachment): string => picture.caption || picture.original_filename;

/** Opens the pictures in full, beginning with one; without the viewer, that one as a file. */
function usePictureViewer(pictures: readonly Attachment[]): (index: number) => void {
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

/** The drink on its hero: its first photograph in the niche over its drawing, or the drawing alone. */
export const RecipePicture = memo(function RecipePicture({ recipe }: { recipe: RecipeView }) {
  return (
    <>
      <DrinkPicture look={lookOfView(recipe)} title={recipe.recipe_name} niche={false} />
      <Cover recipe={recipe} />
    </>
  );
});

/** As large as the niche, and of its shape. */
const FILLING = {
  position: 'absolute',
  inset: '0 4% 6.75%',
  width: '92%',
  height: '93.25%',
  borderRadius: '50% 50% 0 0 / 46% 46% 0 0',
  overflow: 'hidden',
} as const;
const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

function Cover({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const [failed, setFailed] = useState(false);
  const pictures = usePictures(recipe.folder_id);
  const open = usePictureViewer(pictures);
  const [cover] = pictures;
  if (!cover || failed) return null;
  const uuid = cover.attachment_uuid;
  return (
    <ButtonBase
      aria-label={t('recipes.viewer.open', { name: cover.caption || recipe.recipe_name })}
      onClick={() => open(0)}
      sx={{ ...FILLING, '&:focus-visible': { outlineOffset: -4 } }}
    >
      <Box
        component="img"
        src={mediaUrl(uuid, 'full')}
        srcSet={`${mediaUrl(uuid)} 150w, ${mediaUrl(uuid, 'row2x')} 300w, ${mediaUrl(uuid, 'full')} ${cover.width}w`}
        sizes="(min-width: 768px) 310px, 180px"
        alt={cover.caption || recipe.recipe_name}
        width={cover.width}
        height={cover.height}
        onError={() => setFailed(true)}
        sx={{
          ...WHOLE,
          objectFit: 'cover',
          // Blurred, until the picture is there.
          backgroundImage: `url("${cover.placeholder}")`,
          backgroundSize: 'cover',
        }}
      />
    </ButtonBase>
  );
}

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
