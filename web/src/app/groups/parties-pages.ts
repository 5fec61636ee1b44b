/** The screens of parties: one file, as each by itself would be named in what everybody loads first. */
export { PartiesPage } from '#features/parties/parties-page.tsx';
export { PartyPage } from '#features/parties/party-page.tsx';
