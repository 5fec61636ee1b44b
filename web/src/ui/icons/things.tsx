import { Icon, type IconProps } from './icon.tsx';

// Icons of things and states.

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4" />
  </Icon>
);

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 14.300A8.5 8.5 0 0 1 9.7 4a8.5 8.5 0 1 0 10.3 10.300Z" />
  </Icon>
);

export const ThemeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.500v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor" />
  </Icon>
);

export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 8.500A5.5 5.5 0 0 0 7 19.500h9.500M10 5.600a6 6 0 0 1 7.7 4.9 4.5 4.5 0 0 1 2.8 7.300M4 4l16 16" />
  </Icon>
);

export const CloudIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 19.500h10a4.5 4.5 0 0 0 .7-9A6 6 0 0 0 6.5 8.8 5.4 5.4 0 0 0 7 19.500Z" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.5 20h19Z" />
    <path d="M12 10v4.500M12 17.300v.01" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.500M12 7.800v.01" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.200l3.5 2" />
  </Icon>
);

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h4l1.7-2.500h5.600L16.5 8h4v11.500h-17Z" />
    <circle cx="12" cy="13.3" r="3.5" />
  </Icon>
);

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v14H4Z" />
    <path d="m4.5 17 5-5.5 4 4 2.5-2.5 3.5 4" />
    <circle cx="15.5" cy="9" r="1.2" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 6h17v12.500h-17Z" />
    <path d="m4 6.5 8 6.5 8-6.5" />
  </Icon>
);

export const LanguageIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.500c-5 5-5 12 0 17M12 3.500c5 5 5 12 0 17" />
  </Icon>
);

export const GlassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5h13L17 20H7Z" />
    <path d="M6.2 11h11.6" />
  </Icon>
);

export const MartiniIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16l-8 8.500ZM12 13.500V20M8 20h8" />
    <path d="M17.5 7.5 20 3" />
  </Icon>
);

export const BottleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3h4M10.5 3v4.500L8.6 10a3 3 0 0 0-.6 1.800V19a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2v-7.200a3 3 0 0 0-.6-1.800l-1.9-2.500V3" />
  </Icon>
);

export const GarnishIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 19C4 11 9 5 19.5 4.5 20 14 14.5 19.5 8 18M5 19.500c2-5 5-8 9-10" />
  </Icon>
);

export const CabinetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4h15v16h-15ZM4.5 12h15M9 8.500V12M12 7v5M15 9v3M9 16.500V20M14.5 15.500V20" />
  </Icon>
);

export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 5v5h5" />
    <path d="M4.8 10a7.6 7.6 0 1 1-.3 4M12 8v4.500l3 1.8" />
  </Icon>
);

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.500h9M17 7.500h3M4 16.500h3M11 16.500h9" />
    <circle cx="15" cy="7.5" r="2" />
    <circle cx="9" cy="16.5" r="2" />
  </Icon>
);
