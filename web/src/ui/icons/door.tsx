import { Icon, type IconProps } from './icon.tsx';

// Icons that are seen before one is signed in: a first visit brings these and no others.

export const RecipesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 5h15c0 4.6-3.2 7.5-7.5 7.5S4.5 9.6 4.5 5Z" />
    <path d="M12 12.500V20M8 20h8M6.2 8.500h11.6" />
  </Icon>
);

export const IngredientsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3h4M10.5 3v4.500L8.6 10a3 3 0 0 0-.6 1.800V19a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2v-7.200a3 3 0 0 0-.6-1.800l-1.9-2.500V3" />
    <path d="M8 13h8v4.500H8" />
  </Icon>
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

export const ProfileIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.500c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);

export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 8.500A5.5 5.5 0 0 0 7 19.500h9.500M10 5.600a6 6 0 0 1 7.7 4.9 4.5 4.5 0 0 1 2.8 7.300M4 4l16 16" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.5 20h19Z" />
    <path d="M12 10v4.500M12 17.300v.01" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6h17v12.500h-17Z" />
    <path d="m4 6.5 8 6.5 8-6.5" />
  </Icon>
);

export const CabinetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4h15v16h-15ZM4.5 12h15M9 8.500V12M12 7v5M15 9v3M9 16.500V20M14.5 15.500V20" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.5 5 5 10-11" />
  </Icon>
);

export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8.5h14.5l-4-4M20 15.500H5.500l4 4" />
  </Icon>
);

export const RingIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="7" />
  </Icon>
);

export const RemoveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);
