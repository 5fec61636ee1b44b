import { Icon, type IconProps } from './icon.tsx';

// Icons of things one does.

export const AddIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const ListAddIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h11M4 12h7M4 17.500h6M17 12.500v7M13.5 16h7" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 19.5.9-4L16 4.900l3.1 3.100L8.5 18.600Z" />
    <path d="m13.7 7.2 3.1 3.1" />
  </Icon>
);

export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12.500h9.400L17.5 7M10.5 10.500v5.500M13.5 10.500v5.5" />
  </Icon>
);

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5.500h.01M12 12h.01M12 18.500h.01" strokeWidth="3" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.500V15M7.5 11l4.5 4.5 4.5-4.500M4.5 16v3.500h15V16" />
  </Icon>
);

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5 4 9l4 4" />
    <path d="M4.5 9H14a5.2 5.2 0 0 1 0 10.500H8" />
  </Icon>
);

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6h15M7 12h10M10 18h4" />
  </Icon>
);

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 5v14M7 19l-3-3M7 19l3-3M13 7h7M13 12h5M13 17h3" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.500M8 7l4-3.500L16 7M7 10.500H5v10h14v-10h-2" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.500v13l10.5-6.500Z" fill="currentColor" />
  </Icon>
);

/** A favourite is filled. */
export const HeartIcon = ({ filled = false, ...props }: IconProps & { filled?: boolean }) => (
  <Icon {...props}>
    <path
      d="M12 19.500 5.200 12.700a4.300 4.300 0 0 1 6.100-6.100l.7.7.7-.7a4.300 4.300 0 0 1 6.100 6.100Z"
      fill={filled ? 'currentColor' : 'none'}
    />
  </Icon>
);
