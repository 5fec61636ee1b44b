const SHAPES = {
  add: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  yes: 'm5 12.5 4.5 4.5L19 7.5',
  no: 'm6 6 12 12M18 6 6 18',
  find: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5 5',
  globe: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM4 12h16M12 4c-5 5-5 11 0 16M12 4c5 5 5 11 0 16',
};

/** A sign in the colour of its text, on pages outside of the app. */
export function Icon({ name, size = 24 }: { name: keyof typeof SHAPES; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 24 ? 2.2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
