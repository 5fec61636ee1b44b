import { memo, useState } from 'react';
import type { RecipeView } from '@cellaret/domain/recipe-view';
import Box from '@mui/material/Box';
import { usePictures } from '#data/recipes.ts';
import { mediaUrl } from '#lib/media.ts';
import { DrinkPicture } from '#ui/drink/drink-picture.tsx';
import { lookOfView } from './view-look.ts';

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
      }}
    >
      <DrinkPicture look={lookOfView(recipe)} title={recipe.recipe_name} />
      <Cover recipe={recipe} />
    </Box>
  );
});

function Cover({ recipe }: { recipe: RecipeView }) {
  const [failed, setFailed] = useState(false);
  const [cover] = usePictures(recipe.folder_id);
  return (
    cover &&
    !failed && (
      <Box
        component="img"
        src={mediaUrl(cover.attachment_uuid)}
        alt={cover.caption || recipe.recipe_name}
        width={cover.width}
        height={cover.height}
        onError={() => setFailed(true)}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
    )
  );
}
