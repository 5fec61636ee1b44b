// One file for them all: each by itself would be named in what everybody loads first.
export { BarPage } from './bar-page.tsx';
export { BarsPage } from './bars-page.tsx';
export { JoinPage } from './join-page.tsx';
