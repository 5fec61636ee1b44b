import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeKey } from '#lib/place-key.ts';

/** Texts by place in the history, for the life of the document. */
const texts = new Map<string, string>();

/** Text of a filter box: empty at first, restored when the reader comes back by Back. */
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
