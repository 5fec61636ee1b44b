import type { IngredientLook } from '@cellaret/domain/drawings/look-ingredient';
import { type ReactNode, useId } from 'react';
import { BOTTLES, type Bottle } from './bottle-shapes.ts';
import { DISPLAY_STACK } from './display-stack.ts';
import { lineWidth, PictureFrame, type PictureProps, Niche, ShelfShadow } from './picture-frame.tsx';
import { AXIS, halfWidthAt, outline, shineAlong } from './profile.ts';
import { throughDepth } from './tint.ts';

export interface BottlePictureProps extends PictureProps {
  look: IngredientLook;
}

/** The drawing of a bottle or jar; of what is neither, with `children` as what it is. */
export function StandingBottle({
  look,
  size,
  title,
  niche = true,
  children,
}: BottlePictureProps & { children?: ReactNode }) {
  const id = useId();
  const bottle = BOTTLES[look.kind];
  const stroke = lineWidth(size);
  return (
    <PictureFrame size={size} title={title}>
      {niche && <Niche glow={look.colour === '#FFFFFF' ? look.label : look.colour} />}
      <ShelfShadow half={bottle ? halfWidthAt(bottle.outside, 104) : 32} />
      {bottle ? <Filled bottle={bottle} look={look} id={id} stroke={stroke} /> : children}
    </PictureFrame>
  );
}

function Filled({
  bottle,
  look,
  id,
  stroke,
}: {
  bottle: Bottle;
  look: IngredientLook;
  id: string;
  stroke: number;
}) {
  const { outside, level, cap, label, glass } = bottle;
  const body = outline(outside);
  const [, top] = outside.start;
  const clear = look.colour === '#FFFFFF';
  const shine = [0.12, 0.35, 0.55, 0.8].map((share) => level + 6 + (104 - level - 6) * share);
  return (
    <>
      <linearGradient id={id} x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor={throughDepth(look.colour, 0.9)} />
        <stop offset="0.3" stopColor={throughDepth(look.colour, 0.65)} />
        <stop offset="1" stopColor={throughDepth(look.colour, 1.35)} />
      </linearGradient>
      <path d={body} fill="#fff" opacity="0.3" />
      <path
        d={outline(outside, { from: level, close: 0.06 })}
        fill={clear ? '#EAF1F0' : `url(#${id})`}
        opacity={clear ? 0.55 : 0.92}
      />
      {glass && <path d={body} fill={glass} opacity="0.62" />}
      <path d={body} stroke="currentColor" strokeWidth={stroke} strokeLinejoin="round" opacity="0.62" />
      {look.kind === 'juice' && (
        <ellipse
          cx={AXIS}
          cy={top}
          rx={outside.start[0]}
          ry="2.6"
          stroke="currentColor"
          strokeWidth={stroke}
          opacity="0.62"
        />
      )}
      <path
        d={shineAlong(outside, shine)}
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.55"
      />
      {cap.half > 0 && (
        <>
          <rect
            x={AXIS - cap.half}
            y={cap.top}
            width={cap.half * 2}
            height={cap.bottom - cap.top}
            rx="2.2"
            fill={cap.colour}
            stroke="currentColor"
            strokeWidth={stroke * 0.8}
            strokeOpacity="0.4"
          />
          <path
            d={`M${AXIS - cap.half * 0.5} ${cap.top + 2.5}V${cap.bottom - 2.5}`}
            stroke="#fff"
            strokeWidth="1.6"
            strokeLinecap="round"
            opacity="0.5"
          />
        </>
      )}
      {bottle.extra === 'spout' && (
        <path
          d="M60 22V12q0 -4 5 -4h9"
          stroke="#C9B79B"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {bottle.extra === 'bubbles' && (
        <path
          d="M55 50h.01M65 58h.01M55 98h.01M65 103h.01"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.7"
        />
      )}
      {label && <Label label={label} look={look} />}
    </>
  );
}

function Label({ label, look }: { label: NonNullable<Bottle['label']>; look: IngredientLook }) {
  const { half, top, bottom, shape } = label;
  const middle = (top + bottom) / 2;
  const height = (bottom - top) / 2;
  const ink = { stroke: '#6B4A1E', strokeWidth: 1, fill: 'none', opacity: 0.6 } as const;
  return (
    <>
      {shape === 'oval' && (
        <>
          <ellipse cx={AXIS} cy={middle} rx={half} ry={height} fill={look.label} />
          <ellipse cx={AXIS} cy={middle} rx={half - 2.4} ry={height - 2.4} {...ink} />
        </>
      )}
      {shape === 'diamond' && (
        <>
          <path
            d={`M${AXIS} ${top}L${AXIS + half} ${middle}L${AXIS} ${bottom}L${AXIS - half} ${middle}Z`}
            fill={look.label}
          />
          <path
            d={`M${AXIS} ${top + 4}L${AXIS + half - 3.5} ${middle}L${AXIS} ${bottom - 4}L${AXIS - half + 3.5} ${middle}Z`}
            {...ink}
          />
        </>
      )}
      {!shape && (
        <>
          <rect x={AXIS - half} y={top} width={half * 2} height={bottom - top} rx="1.5" fill={look.label} />
          <path
            d={`M${AXIS - half + 2.5} ${top + 3.5}h${half * 2 - 5}M${AXIS - half + 2.5} ${bottom - 3.5}h${half * 2 - 5}`}
            {...ink}
          />
        </>
      )}
      <text
        x={AXIS}
        y={middle}
        dy="0.36em"
        textAnchor="middle"
        fontSize={Math.min(height * 1.15, half * 1.25)}
        fill="#4A3216"
        style={{ fontFamily: DISPLAY_STACK }}
      >
        {look.monogram}
      </text>
    </>
  );
}
