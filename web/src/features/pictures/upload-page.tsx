import { parseId } from '@cellaret/domain/core/ids';
import type { Folder } from '@cellaret/domain/pictures/folder';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { useFolder } from '#data/pictures/folders.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { currentUid } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { BackIcon } from '#ui/icons/navigation-icons.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/nothing-here.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { FilePicker } from './file-picker.tsx';
import { PictureList } from './picture-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useUploads } from './use-uploads.ts';

/** `/upload-attachments/{folderId}`. */
export function UploadPage() {
  const id = parseId(useParams().folderId);
  return id === null ? <Refused text="attachments.missing" /> : <Loading id={id} key={id} />;
}

function Refused({ text }: { text: 'attachments.missing' | 'attachments.not-yours' }) {
  const t = useText();
  return (
    <NothingHere heading={t('attachments.title')} to={PATHS.recipes} toText={t('attachments.to-list')}>
      {t(text)}
    </NothingHere>
  );
}

function Loading({ id }: { id: number }) {
  const t = useText();
  const recipe = useRecipeView(id);
  if (recipe.state === 'loading')
    return <Skeleton variant="rounded" height={240} role="status" aria-label={t('common.loading')} />;
  if (recipe.state === 'error' || recipe.value === null) return <Refused text="attachments.missing" />;
  if (recipe.value.user_id !== currentUid()) return <Refused text="attachments.not-yours" />;
  return <Pictures recipe={recipe.value} />;
}

function Pictures({ recipe }: { recipe: RecipeView }) {
  const t = useText();
  const folder = useFolder(recipe.folder_id);
  const { uploads, outcome, add, remove, start } = useUploads(recipe.folder_id);
  const sending = uploads.some((upload) => upload.state === 'sending');
  const waiting = uploads.some((upload) => upload.state !== 'sending');
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
      <Box>
        <PageHeading>{t('attachments.heading', { name: recipe.recipe_name })}</PageHeading>
        <Button component={Link} to={PATHS.recipe(recipe.id)} startIcon={<BackIcon />} sx={{ ml: -2 }}>
          {t('attachments.back')}
        </Button>
      </Box>
      {outcome?.state === 'successful' && <Banner tone="success">{t('attachments.successful')}</Banner>}
      {outcome?.state === 'failed' && <Banner tone="error">{t('attachments.failed')}</Banner>}
      <FilePicker onFiles={add} />
      {uploads.length > 0 && <UploadList uploads={uploads} onRemove={remove} />}
      <Button
        variant="contained"
        size="large"
        disabled={!waiting}
        onClick={() => void start()}
        loading={sending && !waiting}
      >
        {t('attachments.upload')}
      </Button>
      {folder.state === 'ready' && folder.value !== null && folder.value.attachments.length > 0 && (
        <Arrange folder={folder.value} />
      )}
    </Box>
  );
}

function Arrange({ folder }: { folder: Folder }) {
  const t = useText();
  const { busy, move, caption, remove } = useArrangement(folder);
  return (
    <Box component="section" aria-labelledby="attached" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="attached">
        {t('attachments.attached')}
      </Typography>
      <PictureList
        pictures={folder.attachments}
        busy={busy}
        onMove={move}
        onCaption={caption}
        onRemove={(index) => void remove(index)}
      />
    </Box>
  );
}
