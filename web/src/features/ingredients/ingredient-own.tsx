import { NO_MARK } from '@cellaret/domain/people/marks';
import Skeleton from '@mui/material/Skeleton';
import { saveMark, saveNote, useMark, useNote } from '#data/people/marks.ts';
import { NoteField } from '#ui/marks/note-field.tsx';
import { OwnFrame } from '#ui/marks/own-frame.tsx';

/** The reader's own stars and note about an ingredient; private, and not counted. */
export function IngredientOwn({ id }: { id: number }) {
  const mark = useMark('ingredients', id);
  const note = useNote('ingredients', id, mark ?? NO_MARK);
  if (mark === null) return <Skeleton variant="rounded" height={120} />;
  return (
    <OwnFrame rating={mark.rating} onRate={(rating) => saveMark('ingredients', id, { rating })}>
      <NoteField note={note} onSave={(text) => saveNote('ingredients', id, mark, text)} />
    </OwnFrame>
  );
}
