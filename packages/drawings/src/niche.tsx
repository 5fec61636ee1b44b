/**
 * The arched niche with a shelf behind each picture. `glow` is a hex colour for the wall; the theme's
 * variables define the others.
 */
export function Niche({ glow }: { glow: string }) {
  return (
    <>
      <path
        d="M8 116V56a52 52 0 0 1 104 0v60Z"
        style={{
          fill: `color-mix(in oklab, color-mix(in oklab, ${glow} 55%, #F2B552) 22%, var(--c-palette-well, #F3EBDD))`,
        }}
      />
      <rect
        x="3"
        y="111.5"
        width="114"
        height="4.5"
        rx="1.5"
        style={{
          fill: 'color-mix(in oklab, var(--c-palette-primary-main, #8A5A12) 55%, var(--c-palette-well, #F3EBDD))',
        }}
      />
    </>
  );
}

/** The shadow of an object on the shelf. */
export function ShelfShadow({ half }: { half: number }) {
  return <ellipse cx="60" cy="111.5" rx={half + 5} ry="2.2" fill="#000" opacity="0.16" />;
}
