import { icon } from './icon.ts';

// Icons of places and directions.

export const BackIcon = icon('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5');
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6');
export const ChevronLeftIcon = icon('m14.5 6-6 6 6 6');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ArrowUpIcon = icon('M12 19.500v-15M5.5 11 12 4.500l6.5 6.5');
export const ArrowDownIcon = icon('M12 4.500v15M5.5 13l6.5 6.5 6.5-6.5');
export const LogoutIcon = icon('M14 4.500H5.500v15H14M10.5 12h10M17 8.500l3.5 3.5-3.5 3.5');
