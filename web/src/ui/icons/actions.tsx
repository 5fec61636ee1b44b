import { icon } from './icon.ts';

// Icons of things one does.

export const AddIcon = icon('M12 5v14M5 12h14');
export const ListAddIcon = icon('M4 6.5h11M4 12h7M4 17.500h6M17 12.500v7M13.5 16h7');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const EditIcon = icon('m4.5 19.5.9-4L16 4.900l3.1 3.100L8.5 18.600ZM13.7 7.2l3.1 3.1');
export const DeleteIcon = icon(
  'M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7M10.5 10.500v5.500M13.5 10.500v5.5',
);
export const MoreIcon = icon('M12 5.500h.01M12 12h.01M12 18.500h.01', { strokeWidth: 3 });
export const DownloadIcon = icon('M12 4.500V15M7.5 11l4.5 4.5 4.5-4.500M4.5 16v3.500h15V16');
export const UndoIcon = icon('M8 5 4 9l4 4M4.5 9H14a5.2 5.2 0 0 1 0 10.500H8');
export const FilterIcon = icon('M4.5 6h15M7 12h10M10 18h4');
export const SortIcon = icon('M7 5v14M7 19l-3-3M7 19l3-3M13 7h7M13 12h5M13 17h3');
export const ShareIcon = icon('M12 15V3.500M8 7l4-3.500L16 7M7 10.500H5v10h14v-10h-2');
export const PlayIcon = icon('M8 5.500v13l10.5-6.500Z', { fill: 'currentColor' });

export const HeartIcon = icon(
  'M12 19.500 5.200 12.700a4.300 4.300 0 0 1 6.100-6.100l.7.7.7-.7a4.300 4.300 0 0 1 6.100 6.100Z',
);
