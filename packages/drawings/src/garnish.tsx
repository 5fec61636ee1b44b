import type { Garnish } from '@cellaret/domain/drawings/look-garnish';

/** Where a garnish is placed: right end, height and half width of the rim, height of the surface. */
export type Seat = { x: number; rim: number; half: number; level: number };

const PITH = '#FFF4DC';
const LEAF_SHADE = '#2F6128';

export function GarnishDrawing({ garnish: { kind, colour }, seat }: { garnish: Garnish; seat: Seat }) {
  const { x, rim, half, level } = seat;
  switch (kind) {
    case 'wheel':
      return (
        <g transform={`translate(${x - 1} ${rim - 2})`}>
          <circle r="13" fill={colour} />
          <circle r="11" fill={PITH} />
          {[0, 60, 120, 180, 240, 300].map((turn) => (
            <path
              key={turn}
              transform={`rotate(${turn})`}
              d="M1 -1.6 9 -3.600a9.4 9.4 0 0 1 0 7.200L1 1.600Z"
              fill={colour}
              opacity="0.85"
            />
          ))}
        </g>
      );
    case 'wedge':
      return (
        <g transform={`translate(${x} ${rim - 1}) rotate(-24)`}>
          <path d="M-13 -4a13 13 0 0 0 26 0Z" fill={colour} />
          <path d="M-10.8 -4a10.8 10.8 0 0 0 21.6 0Z" fill={PITH} />
          <path
            d="M-9.2 -3.500a9.4 9.4 0 0 0 5 7.600L-1 -3.500ZM-2.8 5.200a9.4 9.4 0 0 0 5.6 0L0 -2.500ZM9.2 -3.500a9.4 9.4 0 0 1 -5 7.600L1 -3.500Z"
            fill={colour}
            opacity="0.75"
          />
        </g>
      );
    case 'twist':
      return (
        <g transform={`translate(${x - 5} ${rim})`} fill="none" strokeLinecap="round">
          <path d="M-9 -7C-2 -15 9 -12 8 -4S-5 2 -3 9 9 12 8 20" stroke={PITH} strokeWidth="7" />
          <path d="M-9 -7C-2 -15 9 -12 8 -4S-5 2 -3 9 9 12 8 20" stroke={colour} strokeWidth="5" />
          <path
            d="M-6 -8.500C0 -13 6 -10.5 6 -5M-1.5 8C0 12 7 13 6.5 18"
            stroke="#fff"
            strokeWidth="1.2"
            opacity="0.5"
          />
        </g>
      );
    case 'pick':
      return (
        <g>
          <path
            d={`M${x + 9} ${rim - 13} ${x - half * 0.9 - 6} ${level + 9}`}
            stroke="#8A6A3C"
            strokeWidth="1.7"
            strokeLinecap="round"
          />
          {[0.3, 0.53].map((along) => {
            const cx = x + 9 - (half * 0.9 + 15) * along;
            const cy = rim - 13 + (level + 22 - rim) * along;
            return (
              <g key={along}>
                <circle cx={cx} cy={cy} r="5.8" fill={colour} />
                <circle cx={cx - 1.8} cy={cy - 2} r="1.6" fill="#fff" opacity="0.65" />
              </g>
            );
          })}
        </g>
      );
    case 'mint':
      return (
        <g transform={`translate(${x - half * 0.55} ${rim + 3})`}>
          {[-52, 52, -20, 26, 2].map((turn, index) => (
            <g key={turn} transform={`rotate(${turn}) scale(${index < 2 ? 0.95 : 1.1})`}>
              <path d="M0 0C-9 -7 -8 -18 0 -24 8 -18 9 -7 0 0Z" fill={colour} />
              <path
                d="M0 -1V-20M0 -8l-3.5 -4M0 -8l3.5 -4M0 -13l-2.8 -3M0 -13l2.8 -3"
                stroke={LEAF_SHADE}
                strokeWidth="0.9"
                fill="none"
                opacity="0.55"
              />
            </g>
          ))}
        </g>
      );
    case 'sprig':
      return (
        <g
          transform={`translate(${x - half * 0.5} ${level + 8}) rotate(14)`}
          stroke={colour}
          strokeLinecap="round"
          fill="none"
        >
          <path d="M0 0V-46" stroke="#7A6A45" strokeWidth="1.8" />
          {[-10, -16, -22, -28, -34, -40].map((y) => (
            <path key={y} d={`M-7 ${y - 6}L0 ${y}L7 ${y - 6}`} strokeWidth="2.6" />
          ))}
          <path d="M0 -44v-6" strokeWidth="2.6" />
        </g>
      );
    case 'pineapple':
      return (
        <g transform={`translate(${x - 6} ${rim}) rotate(16)`}>
          {[-30, -10, 12, 32].map((turn) => (
            <path
              key={turn}
              transform={`translate(2 -10) rotate(${turn})`}
              d="M-3 0C-4 -9 -2 -16 0 -21 2 -16 4 -9 3 0Z"
              fill="#4E8A3B"
            />
          ))}
          <path d="M-11 -12H13L3 12Z" fill="#B98022" strokeLinejoin="round" />
          <path d="M-8.5 -11H10.500L2.6 8Z" fill={colour} />
          <path d="M-4 -9 4 3M2 -9l2.5 4.500M7 -9 0 1" stroke="#D89A22" strokeWidth="1" opacity="0.8" />
        </g>
      );
    case 'stick':
      return (
        <g transform={`rotate(11 ${x - half * 0.6} ${level})`}>
          <rect
            x={x - half * 0.6 - 3}
            y={rim - 20}
            width="6"
            height={level - rim + 44}
            rx="2"
            fill={colour}
          />
          <path
            d={`M${x - half * 0.6 - 0.8} ${rim - 18}V${level + 20}`}
            stroke="#fff"
            strokeWidth="1"
            opacity="0.35"
          />
        </g>
      );
    case 'rim':
      return (
        <g>
          <path
            d={`M${60 - half} ${rim}A${half} ${half * 0.16} 0 0 0 ${60 + half} ${rim}`}
            fill="none"
            stroke={colour}
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeDasharray="0.1 3.4"
          />
          <path
            d={`M${60 - half} ${rim + 2}A${half} ${half * 0.16} 0 0 0 ${60 + half} ${rim + 2}`}
            fill="none"
            stroke={colour}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="0.1 4.7"
            opacity="0.8"
          />
        </g>
      );
    case 'dust':
      return (
        <g fill={colour} opacity="0.85">
          {[-0.5, -0.26, -0.05, 0.16, 0.36, 0.55, -0.38, 0.05].map((at, index) => (
            <ellipse
              key={at}
              cx={60 + half * at}
              cy={level + [0.6, -1.6, 1.4, -0.8, 1.2, -0.2, 2, 2.6][index]!}
              rx="1.5"
              ry="0.9"
            />
          ))}
        </g>
      );
    case 'beans':
      return (
        <g transform={`translate(60 ${level})`}>
          {[-7, 0, 7].map((at, index) => (
            <g key={at} transform={`translate(${at} ${index === 1 ? 1.8 : -0.8}) rotate(${at * 5})`}>
              <ellipse rx="3.8" ry="2.4" fill={colour} />
              <path d="M-3 0q3 1.6 6 0" stroke="#A9835F" strokeWidth="0.7" fill="none" />
            </g>
          ))}
        </g>
      );
    case 'flower':
      return (
        <g transform={`translate(${x - half * 0.4} ${rim - 1})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              transform={`rotate(${turn})`}
              cy="-6.5"
              rx="4.6"
              ry="6.8"
              fill={colour}
              stroke="#fff"
              strokeOpacity="0.35"
              strokeWidth="0.7"
            />
          ))}
          <circle r="3" fill="#F2CE2E" />
        </g>
      );
  }
}
