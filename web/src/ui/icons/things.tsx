import { Icon, type IconProps } from './icon.tsx';

/** The shopping list. Apart from the others: no first screen shows it. */
export const BasketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10h17l-2 9.500h-13Z" />
    <path d="m8 10 3-6M16 10l-3-6M9.500 13.500v3M14.500 13.500v3" />
  </Icon>
);

// Icons of things and states.

export const CloudIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 19.500h10a4.5 4.5 0 0 0 .7-9A6 6 0 0 0 6.5 8.8 5.4 5.4 0 0 0 7 19.500Z" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.500M12 7.800v.01" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h4l1.7-2.500h5.600L16.5 8h4v11.500h-17Z" />
    <circle cx="12" cy="13.3" r="3.5" />
  </Icon>
);

export const GlassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5h13L17 20H7Z" />
    <path d="M6.2 11h11.6" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.500h9M17 7.500h3M4 16.500h3M11 16.500h9" />
    <circle cx="15" cy="7.5" r="2" />
    <circle cx="9" cy="16.5" r="2" />
  </Icon>
);

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.500 19.500c.6-3.500 3-5 6.500-5s5.900 1.500 6.500 5M15.500 5.300a3.500 3.500 0 0 1 0 6.400M18 14.900c2 .7 3.200 2.200 3.600 4.600" />
  </Icon>
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15ZM10 20.500h4" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.500V12l3 2" />
  </Icon>
);

export const ListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 6.500h12M8 12h12M8 17.500h12M4 6.500h.01M4 12h.01M4 17.500h.01" />
  </Icon>
);

export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z" />
  </Icon>
);
