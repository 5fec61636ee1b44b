import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '../text-input.tsx';
import { StarRating } from './star-rating.tsx';

interface NoteFieldProps {
  /** The note, empty where there is none. */
  note: { state: 'loading' | 'error' } | { state: 'ready'; text: string };
  onSave: (text: string) => void;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** The private note about something: read, written, or taken away by leaving nothing of it. */
export function NoteField({ note, onSave, editing, onEditing }: NoteFieldProps) {
  const t = useText();
  if (!('text' in note))
    return note.state === 'loading' ? (
      <Skeleton variant="text" />
    ) : (
      <Typography color="textSecondary">{t('marks.note.unread')}</Typography>
    );
  const { text } = note;
  if (editing) return <Editor text={text} onSave={onSave} onClose={() => onEditing(false)} />;
  return (
    <Box sx={{ width: text === '' ? undefined : '100%' }}>
      {text !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {text}
        </Typography>
      )}
      <Button size="small" onClick={() => onEditing(true)} sx={{ displayPrint: 'none' }}>
        {t(text === '' ? 'marks.note.add' : 'marks.note.edit')}
      </Button>
    </Box>
  );
}

interface EditorProps {
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
}

function Editor({ text, onSave, onClose }: EditorProps) {
  const t = useText();
  const [typed, setTyped] = useState(text);
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSave(typed.trim());
    onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={save}
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 560 }}
    >
      <TextInput
        label={t('marks.note')}
        hint={t('marks.note.private')}
        value={typed}
        multiline
        minRows={2}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{ maxLength: LIMITS.note.max }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" size="small">
          {t('marks.note.save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('marks.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

interface OwnFrameProps {
  /** Half stars. */
  rating: number | null;
  onRate: (rating: number | null) => void;
  children: ReactNode;
}

/** Frame of one's own marks: stars first, then the rest. Not printed. */
export function OwnFrame({ rating, onRate, children }: OwnFrameProps) {
  const t = useText();
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', displayPrint: 'none' }}
    >
      <Typography variant="h2" id={heading} sx={{ width: '100%' }}>
        {t('marks.own')}
      </Typography>
      <Box role="group" aria-label={t('marks.rating')}>
        <StarRating name="rating" value={rating} onChange={onRate} />
      </Box>
      {children}
    </Box>
  );
}
