import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeKey } from '#lib/hooks/place-key.ts';

/** What was typed in each place of the history, as long as the document lasts. */
const texts = new Map<string, string>();

/** What is typed into a box that narrows a list down: empty to begin with, as before for a reader who comes back by Back. */
export function useKeptText(): [text: string, type: (text: string) => void] {
  const key = placeKey(useLocation());
  const arrival = useNavigationType();
  const [text, setText] = useState(() => (arrival === NavigationType.Pop ? (texts.get(key) ?? '') : ''));
  return [
    text,
    (next) => {
      texts.set(key, next);
      setText(next);
    },
  ];
}
