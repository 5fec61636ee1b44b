import type { DrinkLook } from '@cellaret/domain/drawings/look';
import { edgeOn } from './tint.ts';

/** Ice at the surface: `half` its half width, `level` its height, `bottom` the floor; `pale`: clear drink. */
export function Ice({
  ice,
  half,
  level,
  bottom,
  pale,
}: {
  ice: DrinkLook['ice'];
  half: number;
  level: number;
  bottom: number;
  pale: boolean;
}) {
  switch (ice) {
    case 'none':
      return null;
    case 'large': {
      const edge = Math.min(half * 1.1, bottom - level - 2);
      return (
        <g transform={`translate(${60 - edge / 2} ${level - 7}) rotate(5)`}>
          <rect width={edge} height={edge} rx="4" fill="#fff" opacity="0.3" />
          <path d={`M3 0H${edge - 3}L${edge - 7} 5H7Z`} fill="#fff" opacity="0.5" />
          <rect
            width={edge}
            height={edge}
            rx="4"
            fill="none"
            stroke={edgeOn(pale)}
            strokeWidth="1.2"
            opacity="0.75"
          />
        </g>
      );
    }
    case 'cubes': {
      const edge = Math.min(17, half * 0.82);
      const rows = bottom - level > 48 ? 2 : 1;
      return (
        <g>
          {Array.from({ length: rows * 2 }, (_, index) => {
            const side = index % 2 === 0 ? -1 : 1;
            const y = level - 5 + Math.floor(index / 2) * (edge + 4) + (side > 0 ? 3 : 0);
            return (
              <g
                key={index}
                transform={`translate(${60 + side * half * 0.42} ${y + edge / 2}) rotate(${side * 13 + index * 5})`}
              >
                <rect
                  x={-edge / 2}
                  y={-edge / 2}
                  width={edge}
                  height={edge}
                  rx="3"
                  fill="#fff"
                  fillOpacity="0.34"
                  stroke={edgeOn(pale)}
                  strokeWidth="1.1"
                  strokeOpacity="0.8"
                />
                <path
                  d={`M${-edge / 2 + 3} ${edge / 2 - 4}V${-edge / 2 + 4}`}
                  stroke="#fff"
                  strokeWidth="1.4"
                  strokeLinecap="round"
                  opacity="0.7"
                />
              </g>
            );
          })}
        </g>
      );
    }
    case 'crushed':
      return (
        <g fill="#F6FAFA" stroke="#A9BDC2" strokeWidth="0.7" strokeLinejoin="round">
          {[-0.78, -0.4, 0, 0.4, 0.78, -0.56, -0.14, 0.3, 0.58, -0.28, 0.12].map((at, index) => {
            const row = index < 5 ? 0 : index < 9 ? 1 : 2;
            return (
              <path
                key={at}
                transform={`translate(${60 + half * at} ${level - 1 - row * 5}) rotate(${index * 37})`}
                d="M-5.5 -1 -2 -5 4 -3.5 5.5 2 0 5 -4.5 3Z"
              />
            );
          })}
        </g>
      );
  }
}
