/** One score with its name in the reader's language; `value` 0 … 9. */
export type TasteScore = { key: string; label: string; value: number };

interface TasteFigureProps {
  scores: readonly TasteScore[];
  /** The figure in words, for screen readers: 'bitter, medium body, a little sweet'. */
  sentence: string;
  /** Edge length in CSS pixels. */
  size: number;
}

const TONES: Partial<Record<string, string>> = {
  bitterness: 'var(--c-palette-bitters-main, #9B2C3A)',
  spiciness: 'var(--c-palette-bitters-main, #9B2C3A)',
  sourness: 'var(--c-palette-stock-main, #5E7A1E)',
  aroma_strength: 'var(--c-palette-stock-main, #5E7A1E)',
};
/** The colour a score is drawn in; brass unless it stands for something sharp or fresh. */
const toneOf = (key: string) => TONES[key] ?? 'var(--c-palette-primary-main, #8A5A12)';

const polar = (turn: number, radius: number) =>
  `${(50 + radius * Math.sin(turn)).toFixed(1)} ${(50 - radius * Math.cos(turn)).toFixed(1)}`;

/** One petal from the hub outwards; `index` of `count`, as long as its score. */
function petal(index: number, count: number, value: number): string {
  const turn = (2 * Math.PI * index) / count;
  const wide = (Math.PI / count) * 0.78;
  const end = 12 + (Math.min(9, Math.max(0, value)) / 9) * 36;
  return `M${polar(turn - wide, 9)}L${polar(turn - wide, end)}A${end} ${end} 0 0 1 ${polar(turn + wide, end)}L${polar(turn + wide, 9)}A9 9 0 0 0 ${polar(turn - wide, 9)}Z`;
}

/** The scores as a rosette: one petal each, clockwise from the top in the given order. */
export function TasteFigure({ scores, sentence, size }: TasteFigureProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      role="img"
      aria-label={sentence}
      style={{ display: 'block', flex: 'none' }}
    >
      <circle cx="50" cy="50" r="48" style={{ fill: 'var(--c-palette-well, #F3EBDD)' }} />
      <circle
        cx="50"
        cy="50"
        r="30"
        fill="none"
        strokeWidth="0.8"
        style={{ stroke: 'var(--c-palette-divider, #E6DAC6)' }}
      />
      {scores.map(({ key, value }, index) => (
        <path
          key={key}
          d={petal(index, scores.length, value)}
          style={{ fill: toneOf(key) }}
          opacity={0.45 + value / 18}
        />
      ))}
    </svg>
  );
}

/** The same scores by name, each with nine dots, where there is room: 'Bitterness 7 of 9'. */
export function TasteList({
  scores,
  valueText,
}: {
  scores: readonly TasteScore[];
  valueText: (score: TasteScore) => string;
}) {
  return (
    <ul
      style={{
        listStyle: 'none',
        padding: 0,
        display: 'grid',
        gap: '2px 32px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {scores.map((score) => (
        <li
          key={score.key}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 12,
            minHeight: 32,
          }}
        >
          <span>{score.label}</span>
          <svg viewBox="0 0 108 12" width="108" height="12" role="img" aria-label={valueText(score)}>
            {Array.from({ length: 9 }, (_, index) => (
              <circle
                key={index}
                cx={6 + index * 12}
                cy="6"
                r={index < score.value ? 4.2 : 3.4}
                style={{
                  fill: index < score.value ? toneOf(score.key) : 'none',
                  stroke: index < score.value ? 'none' : 'var(--c-palette-edge, #8E7F6D)',
                }}
                strokeWidth="1"
              />
            ))}
          </svg>
        </li>
      ))}
    </ul>
  );
}
