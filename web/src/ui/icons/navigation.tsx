import { Icon, type IconProps } from './icon.tsx';

// Icons of places and directions.

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
