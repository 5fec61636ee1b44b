import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'medium' | 'large';
}

interface Ink {
  /** Text in the colour of ink instead of brass. */
  ink?: boolean;
}

function classOf({ variant = 'text', size = 'medium', ink = false }: Look & Ink): string {
  return [
    styles.button,
    variant !== 'text' && styles[variant],
    size !== 'medium' && styles[size],
    ink && styles.ink,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A button of the screens before the guard, where Material has not arrived yet; it looks like Material's. */
export function PlainButton({
  variant,
  size,
  ink,
  type = 'button',
  ...props
}: Look & Ink & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} type={type} className={classOf({ variant, size, ink })} />;
}

/** A link that looks like a button. */
export function PlainButtonLink({ variant, size, ...props }: Look & LinkProps) {
  return <Link {...props} className={classOf({ variant, size })} />;
}
