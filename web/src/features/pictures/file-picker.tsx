import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { CameraIcon } from '#ui/icons/things.tsx';

/** File types of the picker; the content decides later whether it is a picture. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface FilePickerProps {
  onFiles: (files: File[]) => void;
}

/** Chooses pictures: by the picker, the camera of a phone, drag and drop, or paste. */
export function FilePicker({ onFiles }: FilePickerProps) {
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
      accept={ACCEPT}
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
