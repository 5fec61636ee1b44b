import { Icon, type IconProps } from './icon.tsx';

// Icons of places and directions.

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Icon>
);

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.500v-15M5.5 11 12 4.500l6.5 6.5" />
  </Icon>
);

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.500v15M5.5 13l6.5 6.5 6.5-6.5" />
  </Icon>
);

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4.500H5.500v15H14M10.5 12h10M17 8.500l3.5 3.5-3.5 3.5" />
  </Icon>
);
