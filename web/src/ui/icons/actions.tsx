import { Icon, type IconProps } from './icon.tsx';

// Icons of things one does.

export const AddIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const RemoveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.5 5 5 10-11" />
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

export const DragIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.6" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.500V3.500M8 7l4-3.500L16 7M6.5 11H5v9.500h14V11h-1.5" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 8.500h10.500V20H9ZM5 15.500V4h10.5" />
  </Icon>
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 16V5M7.5 9 12 4.5 16.5 9M4.5 16v3.500h15V16" />
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

export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 5v5h-5" />
    <path d="M19 10a7.5 7.5 0 1 0 .3 4.5" />
  </Icon>
);

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 5v14M4.5 16l3 3 3-3M13 6h7M13 11h5M13 16h3" />
  </Icon>
);

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6h15M7 12h10M10 18h4" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.500v13l10.5-6.500Z" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12c2.3-4.3 5.5-6.5 9.5-6.500s7.2 2.2 9.5 6.500c-2.3 4.3-5.5 6.5-9.5 6.500S4.8 16.3 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 7.200A13 13 0 0 0 2.5 12c2.3 4.3 5.5 6.5 9.5 6.5 1.7 0 3.3-.4 4.7-1.200M10 5.700c.6-.1 1.3-.2 2-.2 4 0 7.2 2.2 9.5 6.5-.6 1.1-1.3 2.1-2 2.900M10 10a3 3 0 0 0 4 4M4 4l16 16" />
  </Icon>
);
