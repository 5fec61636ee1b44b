import { NOT_ANA } from '../support/actors.ts';
import { makePreferences, stored } from '../support/builders.ts';
import { allowed, denied, type RuleCase } from '../support/rule-case.ts';
import type { Data } from '../support/values.ts';
import type { ShelfKind } from './shelf-kind.ts';

const user = 'users/ana';

/** Rows for removing a cabinet or menu: the selection afterwards decides. */
export function removingRows({ what, path, pointer, make }: ShelfKind): RuleCase[] {
  const selected = (id: number | null): Data => makePreferences({ [pointer]: id });
  const there = { [path]: stored(make()) };
  const given = { ...there, [user]: stored(selected(700)) };
  const remove = { delete: path };
  const removeAnd = (id: number | null) => ({ batch: [remove, { set: user, data: selected(id) }] });
  return [
    allowed(`${what} that is not selected is removed`, 'ana', remove, {
      ...there,
      [user]: stored(selected(1)),
    }),
    allowed(`${what} is removed where none is selected`, 'ana', remove, {
      ...there,
      [user]: stored(selected(null)),
    }),
    allowed(`${what} is removed by who never selected one`, 'ana', remove, { ...there, [user]: null }),
    allowed(`${what} is removed by its owner who lets go of it`, 'ana', removeAnd(null), given),
    allowed(`${what} is removed by its owner who selects another`, 'ana', removeAnd(1), given),
    denied(`${what} is not removed while it is selected`, 'ana', remove, given),
    denied(`${what} is not removed and selected`, 'ana', removeAnd(700), {
      ...there,
      [user]: stored(selected(1)),
    }),
    ...NOT_ANA.map((as) =>
      denied(`${what} is not removed by ${as}`, as, remove, { ...there, [user]: stored(selected(null)) }),
    ),
  ];
}
