import type { Actor } from '../support/actors.ts';
import { BAR, barPath, CODE, invitePath, makeBar, makeInvite, makeNewBar } from '../support/bar-builders.ts';
import {
  makeCabinet,
  makeCabinetEntry,
  makeLogEntry,
  makeMenu,
  makeMenuEntry,
  makePublication,
  makeShoppingEntry,
  makeShoppingList,
  stored,
} from '../support/builders.ts';
import { counting } from '../support/companions.ts';
import { denied, type RuleCase } from '../support/rule-case.ts';
import type { Data } from '../support/values.ts';

const TOKEN = 'T'.repeat(22);
const cabinet = makeCabinet({ items: { '10001': makeCabinetEntry() }, last_item_id: '10001' });
const menu = makeMenu({ id: 700, items: { '20001': makeMenuEntry() }, last_item_id: '20001' });
const list = makeShoppingList({ items: { i5: makeShoppingEntry(), f1: makeShoppingEntry() } });
const published = stored({ ...makeCabinet({ id: 1 }), publications: [TOKEN] });

/** Where it lies, what is there, what may be made where nothing is, and the count that covers it. */
const THERE: [path: string, there: Data, made: Data, as: Actor, quota?: [kind: string, id: string]][] = [
  ['users/ana/bar_cabinets/700', cabinet, makeCabinet(), 'ana', ['shelves', '700']],
  ['users/ana/menus/700', menu, makeMenu({ id: 700 }), 'ana', ['shelves', '700']],
  ['users/ana/log/5', makeLogEntry(), makeLogEntry({ recipe_id: 20002 }), 'ana', ['notes', '5']],
  [`users/ana/publications/${TOKEN}`, makePublication(TOKEN), makePublication(TOKEN), 'ana'],
  [barPath, makeBar(), makeNewBar(), 'ana', ['bars', BAR]],
  [invitePath, makeInvite({ used_count: 2 }), makeInvite(), 'ana', ['bars', CODE]],
  [`${barPath}/bar_cabinets/700`, cabinet, makeCabinet(), 'kim', ['shelves', '700']],
  [`${barPath}/menus/700`, menu, makeMenu({ id: 700 }), 'kim', ['shelves', '700']],
  [
    `${barPath}/shopping_lists/current`,
    list,
    makeShoppingList({ items: { i5: makeShoppingEntry({ by: 'kim' }) } }),
    'kim',
  ],
  [`${barPath}/publications/${TOKEN}`, makePublication(TOKEN), makePublication(TOKEN), 'kim'],
];

/** Nothing that is there is written over by what makes it anew, counted or not: what it holds would be gone. */
export const anewCases: RuleCase[] = THERE.map(([path, there, made, as, quota]) =>
  denied(
    `${path} is not made anew`,
    as,
    { batch: [{ set: path, data: made }, ...(quota ? [counting(as, ...quota)] : [])] },
    {
      [barPath]: makeBar(),
      'users/ana/bar_cabinets/1': published,
      [`${barPath}/bar_cabinets/1`]: published,
      [path]: stored(there),
    },
  ),
);
