import { useText } from '#lib/i18n/i18n.ts';
import { plainWords, type FieldKind } from './plain-words.ts';

/** What is wrong with a field: the validator's message as the specification has it, and below it what to do about it. */
export function Problem({ message, kind }: { message: string; kind: FieldKind }) {
  const t = useText();
  return (
    <>
      <span style={{ display: 'block' }}>{message}</span>
      <span style={{ display: 'block', fontWeight: 600 }}>{plainWords(message, kind, t)}</span>
    </>
  );
}
