import type { IngredientLook } from '@cellaret/domain/drawings/look-ingredient';

const LEAF = '#4E8A3B';
const SHADE = { stroke: '#000', strokeOpacity: 0.14, strokeWidth: 1.4, fill: 'none' } as const;

/** Fruits, herbs and eggs. */
export function Produce({ look: { kind, colour } }: { look: IngredientLook }) {
  const skin = colour === '#FFFFFF' ? '#E9A13B' : colour;
  switch (kind) {
    case 'citrus':
      return (
        <g>
          <ellipse cx="50" cy="84" rx="31" ry="27" fill={skin} />
          <path
            d="M24 76q4 -14 18 -17"
            stroke="#fff"
            strokeWidth="4"
            strokeLinecap="round"
            opacity="0.45"
            fill="none"
          />
          <path d="M52 57q2 -14 18 -15 -1 13 -18 15" fill={LEAF} />
          <g transform="translate(88 90)">
            <circle r="21" fill={skin} />
            <circle r="18" fill="#FFF4DC" />
            {[0, 60, 120, 180, 240, 300].map((turn) => (
              <path
                key={turn}
                transform={`rotate(${turn})`}
                d="M2 -2.4 14.5 -6a15.5 15.5 0 0 1 0 12L2 2.400Z"
                fill={skin}
                opacity="0.85"
              />
            ))}
          </g>
        </g>
      );
    case 'fruit':
      return (
        <g>
          <path
            d="M60 56C46 46 24 54 26 80c1 18 13 31 22 31 5 0 7 -2 12 -2s7 2 12 2c9 0 21 -13 22 -31 2 -26 -20 -34 -34 -24Z"
            fill={skin}
          />
          <path
            d="M34 78q2 -14 13 -16"
            stroke="#fff"
            strokeWidth="4.5"
            strokeLinecap="round"
            opacity="0.45"
            fill="none"
          />
          <path d="M60 58q-2 -14 5 -24" stroke="#6B4A2A" strokeWidth="4" strokeLinecap="round" fill="none" />
          <path d="M64 45q8 -15 27 -12 -6 16 -27 12" fill={LEAF} />
        </g>
      );
    case 'berry':
      return (
        <g>
          <path d="M42 86Q48 50 66 34M82 88Q80 54 66 34" stroke="#6E7F3C" strokeWidth="3.2" fill="none" />
          <path d="M66 35q14 -16 32 -7 -10 17 -32 7" fill={LEAF} />
          <circle cx="40" cy="92" r="19" fill={skin} />
          <circle cx="82" cy="91" r="20" fill={skin} />
          <path
            d="M28 88q2 -8 9 -10M70 87q2 -9 10 -11"
            stroke="#fff"
            strokeWidth="3.6"
            strokeLinecap="round"
            opacity="0.55"
            fill="none"
          />
        </g>
      );
    case 'herb':
      return (
        <g>
          <path d="M60 111V46" stroke="#4B6B34" strokeWidth="3.5" strokeLinecap="round" />
          {[
            [60, 52, 0, 1.25],
            [60, 70, -58, 1.15],
            [60, 70, 58, 1.15],
            [60, 92, -70, 1],
            [60, 92, 70, 1],
          ].map(([x, y, turn, scale]) => (
            <g key={`${y} ${turn}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
              <path d="M0 0C-13 -9 -11 -25 0 -34 11 -25 13 -9 0 0Z" fill="#5C9A41" />
              <path
                d="M0 -1V-29M0 -10l-5 -5M0 -10l5 -5M0 -18l-4 -4.500M0 -18l4 -4.5"
                stroke="#2F6128"
                strokeWidth="1.2"
                fill="none"
                opacity="0.6"
              />
            </g>
          ))}
        </g>
      );
    default:
      return (
        <g>
          <path
            d="M60 46c15 0 27 22 27 40 0 15 -11 25 -27 25S33 101 33 86c0 -18 12 -40 27 -40Z"
            fill="#EFCFA8"
          />
          <path
            d="M43 82q3 -17 12 -25"
            stroke="#fff"
            strokeWidth="4.5"
            strokeLinecap="round"
            opacity="0.8"
            fill="none"
          />
          <path d="M78 98q-8 9 -19 9" {...SHADE} />
        </g>
      );
  }
}
