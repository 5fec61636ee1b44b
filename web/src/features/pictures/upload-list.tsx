import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useText, type Translate } from '#lib/i18n/i18n.ts';
import { formatNumber } from '#lib/text/format.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { FilePreview } from '#ui/kit/file-preview.tsx';
import type { Upload } from './use-uploads.ts';

/** The size of a file of `bytes`: in kB below one MB. */
const sizeText = (bytes: number, t: Translate): string =>
  bytes < 1_000_000
    ? t('attachments.kilobytes', { size: formatNumber(Math.ceil(bytes / 1000)) })
    : t('attachments.megabytes', { size: formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 }) });

function Progress({ upload }: { upload: Upload }) {
  const t = useText();
  switch (upload.state) {
    case 'chosen':
      return (
        <Typography variant="body2" color="textSecondary">
          {sizeText(upload.file.size, t)}
        </Typography>
      );
    case 'sending': {
      const percent = Math.round(upload.share * 100);
      return (
        <>
          <LinearProgress
            variant={percent < 100 ? 'determinate' : 'indeterminate'}
            value={percent}
            aria-label={upload.file.name}
          />
          <Typography variant="body2" color="textSecondary">
            {percent < 100 ? t('attachments.sending', { percent }) : t('attachments.processing')}
          </Typography>
        </>
      );
    }
    case 'failed':
      return (
        <Typography variant="body2" color="error">
          {upload.reason}
        </Typography>
      );
  }
}

interface UploadListProps {
  uploads: readonly Upload[];
  onRemove: (id: number) => void;
}

/** The chosen files, each with its progress and a button that takes it away or stops it. */
export function UploadList({ uploads, onRemove }: UploadListProps) {
  const t = useText();
  return (
    <Box
      component="ul"
      aria-label={t('attachments.chosen')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {uploads.map((upload) => (
        <Box component="li" key={upload.id} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <FilePreview file={upload.file} />
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
            <Typography noWrap>{upload.file.name}</Typography>
            <Progress upload={upload} />
          </Box>
          <IconButton
            onClick={() => onRemove(upload.id)}
            aria-label={t(upload.state === 'sending' ? 'attachments.cancel' : 'attachments.take-away', {
              name: upload.file.name,
            })}
          >
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
