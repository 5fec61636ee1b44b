import { useRef, type RefObject } from 'react';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { Bottle } from './bottle.ts';

type AddBottles = (bottles: readonly Bottle[]) => void;

/** Adding bottles from a list they leave by it: says so, and takes a keyboard to the list's heading. */
export function useAdding(onAdd: AddBottles): {
  add: AddBottles;
  heading: RefObject<HTMLHeadingElement | null>;
} {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (bottles: readonly Bottle[]): void => {
    onAdd(bottles);
    announce(t('bar-cabinet.said.added', { name: bottles.map(({ name }) => name).join(', ') }));
    // The row goes with the press; a keyboard goes on from the heading.
    heading.current?.focus();
  };
  return { add, heading };
}
