import { parseId } from '@cellaret/domain/core/ids';
import type { Attachment, Folder } from '@cellaret/domain/pictures/folder';
import { PICTURE_TYPES } from '@cellaret/domain/pictures/uploads';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { callApi } from '#data/api/call-api.ts';
import { useFolder } from '#data/pictures/folders.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { currentUid } from '#data/session/session.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { BackIcon } from '#ui/icons/navigation-icons.tsx';
import { CameraIcon } from '#ui/icons/things.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PictureList } from './picture-list.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface FilePickerProps {
  onFiles: (files: File[]) => void;
}

/** Chooses pictures: by the picker, the camera of a phone, drag and drop, or paste. */
function FilePicker({ onFiles }: FilePickerProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);

  const input = (ref: typeof picker, more: object, label: string) => (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_TYPES}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
      {...more}
    />
  );

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        p: { xs: 3, sm: 5 },
        borderRadius: '12px',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'edge',
        bgcolor: over ? 'action.hover' : 'transparent',
        textAlign: 'center',
      }}
    >
      {input(picker, { multiple: true }, t('attachments.choose'))}
      {input(camera, { capture: 'environment' }, t('attachments.camera'))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        <Button variant="outlined" size="large" onClick={() => picker.current?.click()}>
          {t('attachments.choose')}
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<CameraIcon />}
          onClick={() => camera.current?.click()}
          // Only where there is a camera to hand: a desktop would open the same picker again.
          sx={{ '@media (pointer: fine)': { display: 'none' } }}
        >
          {t('attachments.camera')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
        {t('attachments.hint')}
      </Typography>
    </Box>
  );
}

const arrangementOf = (pictures: readonly Attachment[]) =>
  pictures.map(({ id, caption }) => ({ id, caption }));

/** Changes of order, captions and number of a recipe's pictures. The listener brings the result. */
function useArrangement(folder: Folder) {
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
