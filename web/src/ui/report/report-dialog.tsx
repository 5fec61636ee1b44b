import { LIMITS } from '@cellaret/domain/core/limits';
import { REPORT_REASONS, type ReportReason } from '@cellaret/domain/moderation/moderation';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import { useOnline } from '#lib/browser/online.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { Banner } from '../kit/banner.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextInput } from '../text-input.tsx';
import { REASON_TEXTS } from './reason-texts.ts';

interface ReportDialogProps {
  /** Name of the reported thing. */
  name: string;
  /** Resolves to true if the reader has reported it already. */
  haveReported: () => Promise<boolean>;
  send: (reason: ReportReason, text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a report and a text. A reader who has reported it before sees that. */
export function ReportDialog({ name, haveReported, send, onClose }: ReportDialogProps) {
  const t = useText();
  const id = useId();
  const online = useOnline();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [reported, setReported] = useState(false);
  useEffect(() => {
    // Where it cannot be said, the form stands there all the same: a second report changes nothing.
    haveReported().then(setReported, () => undefined);
    // Asked once, when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const confirm = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (reason === null || busy || !online) return;
    setBusy(true);
    setFailure(null);
    try {
      await send(reason, text);
      showToast(t('report.done', { name }), { tone: 'success' });
      onClose();
    } catch (error) {
      setFailure(t('report.failed', { reason: failureWords(t, error) }));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void confirm(event)}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {t('report.title', { name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {!online && <Banner tone="notice">{t('report.offline')}</Banner>}
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          {reported ? (
            <Typography>{t('report.reported')}</Typography>
          ) : (
            <>
              <Typography id={`${id}-why`}>{t('report.why')}</Typography>
              <RadioGroup
                aria-labelledby={`${id}-why`}
                value={reason ?? ''}
                onChange={(_, value) => setReason(REPORT_REASONS.find((one) => one === value) ?? null)}
              >
                {REPORT_REASONS.map((one) => (
                  <FormControlLabel key={one} value={one} control={<Radio />} label={t(REASON_TEXTS[one])} />
                ))}
              </RadioGroup>
              <TextInput
                label={t('report.text')}
                multiline
                minRows={2}
                value={text}
                onChange={(event) => setText(event.target.value)}
                inputProps={{ maxLength: LIMITS.moderation.text }}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={onClose} disabled={busy}>
            {t(reported ? 'report.close' : 'common.cancel')}
          </Button>
          {!reported && (
            <Button type="submit" variant="contained" disabled={reason === null || !online} loading={busy}>
              {t('report.send')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
