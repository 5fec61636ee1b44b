// One file for them all: each by itself would be named in what everybody loads first.
export { BarPage } from '#features/bars/bar-page.tsx';
export { BarsPage } from '#features/bars/bars-page.tsx';
export { JoinPage } from '#features/bars/join-page.tsx';
