import { useText } from '#lib/i18n/i18n.ts';
import { plainWords, type FieldKind } from './plain-words.ts';

/** The error of a field: how to fix it, and the validator's message as specified below. */
export function Problem({ message, kind }: { message: string; kind: FieldKind }) {
  const t = useText();
  return (
    <>
      <span style={{ display: 'block', fontWeight: 600 }}>{plainWords(message, kind, t)}</span>
      <span style={{ display: 'block' }}>{message}</span>
    </>
  );
}
