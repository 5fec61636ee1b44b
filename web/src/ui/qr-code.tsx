import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** The quiet border that cameras need around a code, in its modules. */
const QUIET = 4;

/**
 * A text as a QR code: dark on white in every scheme, because cameras read nothing else reliably. `title`
 * says what it leads to.
 */
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
