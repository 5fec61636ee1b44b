import { PICTURE_TYPES } from '@cellaret/domain/pictures/uploads';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { CameraIcon } from '#ui/icons/things.tsx';
import { FilePreview } from '#ui/kit/file-preview.tsx';

interface PhotoFieldProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

/** One photo of a recipe, chosen in its form. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <input
        ref={picker}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={t('recipes.form.add-photo')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChange(chosen);
          target.value = '';
        }}
      />
      {photo && (
        <>
          <FilePreview file={photo} />
          <Typography noWrap sx={{ flex: '1 1 0', minWidth: 0 }}>
            {photo.name}
          </Typography>
          <IconButton
            aria-label={t('recipes.form.remove-photo', { name: photo.name })}
            onClick={() => {
              onChange(null);
              button.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        </>
      )}
      <Button
        ref={button}
        variant="outlined"
        startIcon={<CameraIcon />}
        onClick={() => picker.current?.click()}
      >
        {t(photo ? 'recipes.form.other-photo' : 'recipes.form.add-photo')}
      </Button>
    </Box>
  );
}
