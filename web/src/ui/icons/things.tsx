import { icon } from './icon.ts';

/** The shopping list. Apart from the others: no first screen shows it. */
export const BasketIcon = icon('M3.5 10h17l-2 9.500h-13ZM8 10l3-6M16 10l-3-6M9.500 13.500v3M14.500 13.500v3');

// Icons of things and states.

export const CloudIcon = icon('M7 19.500h10a4.5 4.5 0 0 0 .7-9A6 6 0 0 0 6.5 8.8 5.4 5.4 0 0 0 7 19.500Z');
export const InfoIcon = icon('M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0ZM12 11v5.500M12 7.800v.01');
export const CameraIcon = icon(
  'M3.5 8h4l1.7-2.500h5.600L16.5 8h4v11.500h-17ZM8.5 13.3a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0Z',
);
export const GlassIcon = icon('M5.5 5h13L17 20H7ZM6.2 11h11.6');
export const SettingsIcon = icon(
  'M4 7.500h9M17 7.500h3M4 16.500h3M11 16.500h9M13 7.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM7 16.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0Z',
);
export const PeopleIcon = icon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0 -7 0ZM2.500 19.500c.6-3.500 3-5 6.500-5s5.900 1.500 6.500 5M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.900c2 .7 3.200 2.200 3.600 4.600',
);
export const BellIcon = icon('M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 20.500h4');
export const ClockIcon = icon('M4 12a8 8 0 1 0 16 0 8 8 0 1 0 -16 0ZM12 7.500V12l3 2');
export const ListIcon = icon('M8 6.500h12M8 12h12M8 17.500h12M4 6.500h.01M4 12h.01M4 17.500h.01');
export const PrintIcon = icon('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z');
