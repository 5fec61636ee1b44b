import { DISPLAY_STACK } from '@cellaret/drawings/display-stack.ts';

/** The mark: a coupe in the arched niche of a cabinet; decoration beside the name. */
function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d="M6 60V32a26 26 0 0 1 52 0v28Z" style={{ fill: 'var(--c-palette-primary-main, #8A5A12)' }} />
      <path d="M10 56V32a22 22 0 0 1 44 0v24Z" fill="#221A15" />
      <path d="M17 24h30c0 11-6 18-15 18s-15-7-15-18Z" fill="#FBF7F0" />
      <path d="M19.2 28h25.6c-1 7-5.8 11.5-12.8 11.5S20.2 35 19.2 28Z" fill="#C4141E" />
      <path d="M32 42v10M24 53.5h16" stroke="#FBF7F0" strokeWidth="3" strokeLinecap="round" />
      <rect x="2" y="56" width="60" height="5" rx="2" fill="#E0B15C" />
    </svg>
  );
}

/**
 * The mark with the product's name, for the header; the link around it belongs to the shell. Where there is
 * no room the name goes to a line of its own, below the 48 px of the mark's.
 */
export function Logo() {
  return (
    <span
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 10, color: 'inherit' }}
    >
      <span style={{ display: 'flex', paddingBlock: 8 }}>
        <LogoMark />
      </span>
      <span style={{ fontFamily: DISPLAY_STACK, fontSize: 'min(1.5rem, 9vw)', lineHeight: 1 }}>Cellaret</span>
    </span>
  );
}
