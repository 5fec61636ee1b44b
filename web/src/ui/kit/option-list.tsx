import { useDeferredValue, type ComponentProps, type ReactElement } from 'react';

/** More options than a popup has room for. */
const IN_VIEW = 12;

type OptionListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  children: readonly ReactElement<{ 'aria-selected'?: boolean }>[];
};

/**
 * The list in the popup of every picker. Those in view, and all up to the one that is chosen, are there at
 * once; the rest follows after the popup is seen, so that hundreds of options keep nobody waiting for it.
 */
export function OptionList({ children, ...list }: OptionListProps) {
  const isWhole = useDeferredValue(true, false);
  const chosen = children.findIndex((option) => option.props['aria-selected'] === true);
  return <ul {...list}>{isWhole ? children : children.slice(0, Math.max(IN_VIEW, chosen + 1))}</ul>;
}
