import type { DrinkLook } from '@cellaret/domain/drawings/look';
import type { Garnish } from '@cellaret/domain/drawings/look-garnish';
import { useId } from 'react';
import { GarnishDrawing, type Seat } from './garnish.tsx';
import { GLASSES, SHELF, type Glass } from './glasses.ts';
import { Ice } from './ice.tsx';
import { lineWidth, PictureFrame, type PictureProps, Niche, ShelfShadow } from './picture-frame.tsx';
import { AXIS, halfWidthAt, outline, shineAlong } from './profile.ts';
import { edgeOn, throughDepth } from './tint.ts';

/** Height of an ellipse in perspective, as a fraction of its width. */
const TILT = 0.13;

/** Drinks with less depth of colour than this are almost clear. */
const PALE = 0.3;

/** Leaves and sticks are behind the glass's front edge; other garnishes are on it. */
const isBehind = ({ kind }: Garnish) =>
  kind === 'mint' || kind === 'sprig' || kind === 'stick' || kind === 'pineapple';

export interface DrinkPictureProps extends PictureProps {
  look: DrinkLook;
}

export function DrinkPicture({ look, size, title, niche = true }: DrinkPictureProps) {
  const id = useId();
  const glass = GLASSES[look.glass];
  const { outside, foot } = glass;
  const [rimHalf, rim] = outside.start;
  const seat: Seat = { x: AXIS + rimHalf, rim, half: rimHalf, level: glass.level };
  const stroke = lineWidth(size);

  return (
    <PictureFrame size={size} title={title}>
      {niche && <Niche glow={look.liquid.colour} />}
      <ShelfShadow half={foot ?? halfWidthAt(outside, SHELF - 6)} />
      {glass.handle && <Handle glass={glass} stroke={stroke} />}
      {foot !== undefined && (
        <Stem from={outside.segments.at(-1)?.at(-1) ?? SHELF} foot={foot} stroke={stroke} />
      )}
      <path d={outline(outside, { close: TILT })} fill="#fff" opacity="0.2" />
      <ellipse
        cx={AXIS}
        cy={rim}
        rx={rimHalf}
        ry={rimHalf * TILT}
        stroke="currentColor"
        strokeWidth={stroke}
        opacity="0.38"
      />
      <Garnishes look={look} seat={seat} behind />
      {glass.metal ? (
        <Vessel glass={glass} look={look} id={id} />
      ) : (
        <Liquid glass={glass} look={look} id={id} />
      )}
      {!glass.metal && <Shine glass={glass} />}
      <path
        d={outline(outside)}
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity="0.62"
      />
      <path
        d={`M${AXIS - rimHalf} ${rim}A${rimHalf} ${rimHalf * TILT} 0 0 0 ${AXIS + rimHalf} ${rim}`}
        stroke="currentColor"
        strokeWidth={stroke}
        opacity="0.5"
      />
      <Garnishes look={look} seat={seat} behind={false} />
    </PictureFrame>
  );
}

/** Garnishes behind or in front of the glass; the second one on the rim is on the left. */
function Garnishes({ look, seat, behind }: { look: DrinkLook; seat: Seat; behind: boolean }) {
  const seated = look.garnish.filter(({ kind }) => !['rim', 'dust', 'beans'].includes(kind));
  return look.garnish
    .filter((garnish) => isBehind(garnish) === behind)
    .map((garnish) => (
      <g key={garnish.kind} {...(seated.indexOf(garnish) === 1 && { transform: 'matrix(-1 0 0 1 120 0)' })}>
        <GarnishDrawing garnish={garnish} seat={seat} />
      </g>
    ));
}

/** The content: body, ice, foam or surface, bubbles. */
function Liquid({ glass, look, id }: { glass: Glass; look: DrinkLook; id: string }) {
  const inside = glass.inside ?? glass.outside;
  const { level } = glass;
  const half = halfWidthAt(inside, level);
  const bottom = inside.segments.at(-1)?.at(-1) ?? SHELF;
  const { colour, depth } = look.liquid;
  const pale = depth < PALE;
  const opacity = Math.max(0.42 + 0.5 * depth, Math.min(0.96, 0.4 + look.haze));
  const foamColour = `color-mix(in oklab, ${colour} 14%, #FFF9EE)`;
  const foamDepth = Math.min(10, (bottom - level) * 0.2);
  return (
    <>
      <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={throughDepth(colour, 0.75)} />
        <stop offset="0.4" stopColor={colour} />
        <stop offset="1" stopColor={throughDepth(colour, 1.6)} />
      </linearGradient>
      <path d={outline(inside, { from: level, close: TILT })} fill={`url(#${id})`} opacity={opacity} />
      <ellipse
        cx={AXIS}
        cy={level}
        rx={half}
        ry={half * TILT}
        opacity={Math.min(1, opacity + 0.04)}
        fill={throughDepth(colour, 0.55)}
      />
      {look.bubbles && <Bubbles half={half} level={level} bottom={bottom} pale={pale} />}
      <Ice ice={look.ice} half={half} level={level} bottom={bottom} pale={pale} />
      {look.foam && (
        <>
          <path
            d={`M${AXIS - half} ${level}A${half} ${half * TILT} 0 0 1 ${AXIS + half} ${level}L${AXIS + halfWidthAt(inside, level + foamDepth)} ${level + foamDepth}A${half} ${half * TILT} 0 0 1 ${AXIS - halfWidthAt(inside, level + foamDepth)} ${level + foamDepth}Z`}
            style={{ fill: foamColour }}
          />
          <ellipse cx={AXIS} cy={level} rx={half} ry={half * TILT} fill="#FFFDF7" opacity="0.75" />
        </>
      )}
    </>
  );
}

interface BubblesProps {
  half: number;
  level: number;
  bottom: number;
  pale: boolean;
}

function Bubbles({ half, level, bottom, pale }: BubblesProps) {
  const places = [
    [-0.5, 0.16],
    [0.1, 0.1],
    [0.55, 0.24],
    [-0.15, 0.34],
    [0.35, 0.44],
    [-0.42, 0.52],
    [0.05, 0.62],
    [-0.2, 0.76],
    [0.2, 0.84],
  ] as const;
  return (
    <g fill="#fff" opacity="0.75" {...(pale && { stroke: edgeOn(true), strokeWidth: 0.8 })}>
      {places.map(([across, down], index) => (
        <circle
          key={down}
          cx={AXIS + half * across * (1 - down * 0.45)}
          cy={level + 5 + (bottom - level - 9) * down}
          r={index % 3 === 0 ? 1.7 : 1.2}
        />
      ))}
    </g>
  );
}

/** An opaque vessel, which shows only the drink's surface. */
function Vessel({ glass, look, id }: { glass: Glass; look: DrinkLook; id: string }) {
  const [light, main, shade] = glass.metal ?? ['', '', ''];
  const { outside, level } = glass;
  const [half, rim] = outside.start;
  const inner = half - 2.5;
  return (
    <>
      <linearGradient id={id}>
        <stop offset="0" stopColor={main} />
        <stop offset="0.22" stopColor={light} />
        <stop offset="0.55" stopColor={main} />
        <stop offset="1" stopColor={shade} />
      </linearGradient>
      <ellipse cx={AXIS} cy={rim} rx={half} ry={half * TILT} fill={shade} />
      <ellipse cx={AXIS} cy={rim + 1} rx={inner} ry={inner * TILT} fill={look.liquid.colour} />
      <Ice
        ice={look.ice === 'cubes' ? 'crushed' : look.ice}
        half={inner * 0.86}
        level={rim}
        bottom={level + 20}
        pale={false}
      />
      <path d={outline(outside, { close: TILT })} fill={`url(#${id})`} />
      {look.glass === 'tiki' ? <TikiFace /> : <Bands glass={glass} />}
    </>
  );
}

function Bands({ glass }: { glass: Glass }) {
  const band = (y: number) => {
    const half = halfWidthAt(glass.outside, y);
    return `M${AXIS - half} ${y}A${half} ${half * TILT} 0 0 0 ${AXIS + half} ${y}`;
  };
  return (
    <path d={band(glass.level + 8) + band(SHELF - 11)} stroke="#3A1D0C" strokeWidth="1.2" opacity="0.32" />
  );
}

function TikiFace() {
  return (
    <g stroke="#3B2312" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" opacity="0.85">
      <path d="M44 54q7 -6 13 1M63 55q6 -7 13 -1M60 58v12l-5 4h10" />
      <path d="M46 62a5 3.6 0 1 0 9 0ZM65 62a5 3.6 0 1 0 9 0Z" fill="#F3E2C4" />
      <path d="M44 83q16 -6 32 0 -1 12 -16 12T44 83Z" fill="#F3E2C4" />
      <path d="M52 81.500v11.500M60 80.500v14M68 81.500v11.500M46 101h28" />
    </g>
  );
}

function Stem({ from, foot, stroke }: { from: number; foot: number; stroke: number }) {
  return (
    <g stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round">
      <ellipse
        cx={AXIS}
        cy={SHELF - 2.5}
        rx={foot}
        ry="2.8"
        fill="#fff"
        fillOpacity="0.3"
        strokeOpacity="0.62"
      />
      <path
        d={`M${AXIS - 1.8} ${from}C${AXIS - 1.6} ${SHELF - 10} ${AXIS - 1.6} ${SHELF - 5} ${AXIS - 7} ${SHELF - 3.4}H${AXIS + 7}C${AXIS + 1.6} ${SHELF - 5} ${AXIS + 1.6} ${SHELF - 10} ${AXIS + 1.8} ${from}`}
        fill="#fff"
        fillOpacity="0.35"
        strokeOpacity="0.55"
      />
    </g>
  );
}

function Handle({ glass, stroke }: { glass: Glass; stroke: number }) {
  const { y, radius } = glass.handle ?? { y: 0, radius: 0 };
  const x = AXIS + halfWidthAt(glass.outside, y) - 1;
  const loop = `M${x} ${y - radius}c${radius * 1.1} -2 ${radius * 1.1} ${radius * 2 + 2} 0 ${radius * 2}`;
  return (
    <g strokeLinecap="round">
      <path
        d={loop}
        stroke={glass.metal?.[2] ?? 'currentColor'}
        strokeWidth={5 + stroke}
        opacity={glass.metal ? 1 : 0.62}
      />
      <path d={loop} stroke={glass.metal?.[1] ?? 'var(--c-palette-well, #F3EBDD)'} strokeWidth={5 - stroke} />
    </g>
  );
}

/** The highlight on the glass's left side. */
function Shine({ glass }: { glass: Glass }) {
  const { outside } = glass;
  const end = outside.segments.at(-1)?.at(-1) ?? SHELF;
  const top = outside.start[1] + 4;
  const last = top + (end - top) * 0.62;
  const heights = Array.from({ length: 7 }, (_, step) => top + ((last - top) * step) / 6);
  return (
    <path
      d={shineAlong(outside, heights)}
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity="0.5"
    />
  );
}
