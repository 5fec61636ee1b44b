import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { showToast } from '#lib/browser/toasts.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { TextInput } from './text-input.tsx';

/** The quiet border that cameras need around a code, in its modules. */
const QUIET = 4;

/** A text as a QR code, dark on white in every scheme, as cameras need. `title` says where it leads. */
export function QrCode({ text, title }: { text: string; title: string }) {
  const code = useMemo(() => generate(text), [text]);
  const size = code.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={title}
      shapeRendering="crispEdges"
      style={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}

interface ShareLinkProps {
  link: string;
  /** Title of the shared link. */
  title: string;
  texts: { link: string; copy: string; copied: string; send: string; qr: string };
}

/** A link to hand on: to copy, by the sheet of the system, or as a code that a phone scans. */
export function ShareLink({ link, title, texts }: ShareLinkProps) {
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(() => showToast(texts.copied), showFailure);
  };
  // Closing the system's share sheet is a choice and no failure.
  const send = (): void => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextInput
        label={texts.link}
        value={link}
        inputProps={{ readOnly: true }}
        onFocus={(event) => event.target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={copy}>
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button variant="outlined" onClick={send}>
            {texts.send}
          </Button>
        )}
      </Box>
      <Box sx={{ width: 220, maxWidth: '100%', mx: 'auto', borderRadius: 2, overflow: 'hidden' }}>
        <QrCode text={link} title={texts.qr} />
      </Box>
    </Box>
  );
}
