import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, useState } from 'react';
import { usePictures } from '#data/pictures/folders.ts';
import { mediaUrl } from '#lib/browser/media.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { usePictureViewer } from './use-picture-viewer.ts';

/** The head of the recipe page: its first photograph over its drawing, or the drawing alone. */
export const RecipePicture = memo(function RecipePicture({ recipe }: { recipe: RecipeView }) {
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: { xs: '4 / 3', md: '1' },
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'well',
        display: 'grid',
        placeItems: 'center',
        '@media print': { aspectRatio: '1', printColorAdjust: 'exact' },
      }}
    >
      <DrinkPicture look={lookOfView(recipe)} title={recipe.recipe_name} />
      <Cover recipe={recipe} />
    </Box>
  );
});

const FILLING = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

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
        sizes="(min-width: 768px) 400px, 100vw"
        alt={cover.caption || recipe.recipe_name}
        width={cover.width}
        height={cover.height}
        onError={() => setFailed(true)}
        sx={{
          ...FILLING,
          objectFit: 'cover',
          // Blurred, until the picture is there.
          backgroundImage: `url("${cover.placeholder}")`,
          backgroundSize: 'cover',
        }}
      />
    </ButtonBase>
  );
}
