import { icon } from './icon.ts';

// Icons that are seen before one is signed in: a first visit brings these and no others.

export const RecipesIcon = icon(
  'M4.5 5h15c0 4.6-3.2 7.5-7.5 7.5S4.5 9.6 4.5 5ZM12 12.500V20M8 20h8M6.2 8.500h11.6',
);
export const IngredientsIcon = icon(
  'M10 3h4M10.5 3v4.500L8.6 10a3 3 0 0 0-.6 1.800V19a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2v-7.200a3 3 0 0 0-.6-1.800l-1.9-2.500V3M8 13h8v4.500H8',
);
export const SearchIcon = icon('M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0 -12 0ZM15 15l5 5');
export const ProfileIcon = icon('M8 8a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM4.5 20.500c.8-4 3.7-6 7.5-6s6.7 2 7.5 6');
export const OfflineIcon = icon(
  'M7.5 8.500A5.5 5.5 0 0 0 7 19.500h9.500M10 5.600a6 6 0 0 1 7.7 4.9 4.5 4.5 0 0 1 2.8 7.300M4 4l16 16',
);
export const WarningIcon = icon('M12 4 2.5 20h19ZM12 10v4.500M12 17.300v.01');
export const MailIcon = icon('M3.5 6h17v12.500h-17ZM4 6.5l8 6.5 8-6.5');
export const CheckIcon = icon('m4.5 12.5 5 5 10-11');
export const SwapIcon = icon('M4 8.5h14.5l-4-4M20 15.500H5.500l4 4');
export const RingIcon = icon('M5 12a7 7 0 1 0 14 0 7 7 0 1 0 -14 0Z');
export const RemoveIcon = icon('M5 12h14');
