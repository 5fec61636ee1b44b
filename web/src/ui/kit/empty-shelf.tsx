/** Three empty niches over a shelf, with the outlines of what could stand there; decoration. */
export function EmptyShelf({ width = 280 }: { width?: number }) {
  const wall = { fill: 'var(--c-palette-well, #F3EBDD)' };
  const ghost = {
    fill: 'none',
    stroke: 'var(--c-palette-edge, #8E7F6D)',
    strokeWidth: 1.6,
    strokeDasharray: '1 4.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg
      viewBox="0 0 280 116"
      width={width}
      style={{ maxWidth: '100%', height: 'auto' }}
      aria-hidden
      focusable="false"
    >
      {[8, 100, 192].map((x) => (
        <path key={x} style={wall} d={`M${x} 106V48a40 40 0 0 1 80 0v58Z`} />
      ))}
      <path
        {...ghost}
        d="M43 30h10v14c0 9 12 8 12 20v38a4 4 0 0 1-4 4H35a4 4 0 0 1-4-4V64c0-12 12-11 12-20Z"
      />
      <path {...ghost} d="M114 44h52c0 20-11 29-26 29s-26-9-26-29ZM140 73v31M126 106h28" />
      <path {...ghost} d="M211 60h42l-4 46h-34ZM212.5 72h39" />
      <rect
        x="0"
        y="106"
        width="280"
        height="5"
        rx="1.5"
        style={{ fill: 'var(--c-palette-primary-main, #8A5A12)' }}
        opacity="0.6"
      />
    </svg>
  );
}
