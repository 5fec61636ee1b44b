import { Icon, type IconProps } from './icon.tsx';

/** The shopping list. Apart from the others: no first screen shows it. */
export const BasketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 10h17l-2 9.500h-13Z" />
    <path d="m8 10 3-6M16 10l-3-6M9.500 13.500v3M14.500 13.500v3" />
  </Icon>
);
