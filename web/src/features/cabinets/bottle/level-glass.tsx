import { styled } from '@mui/material/styles';

/** The outline of a bottle in a frame of 24 by 48: neck, shoulders, body. */
const OUTLINE =
  'M9.500 2h5v11c0 3 4.500 4.500 4.500 9v21a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V22c0-4.500 4.500-6 4.500-9Z';
/** Where what is in it ends, full and empty. */
const TOP = 5;
const BOTTOM = 46;

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  overflow: 'visible',
  '& .glass': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  '& .content': { fill: theme.vars.palette.primary.main, opacity: 0.75 },
  '& .unknown': { strokeDasharray: '2 2.500' },
}));

interface LevelGlassProps {
  /** 0 … 1; null where nobody said. */
  level: number | null;
  height: number;
}

/** A bottle and how full it is. */
export function LevelGlass({ level, height }: LevelGlassProps) {
  const top = BOTTOM - (BOTTOM - TOP) * (level ?? 0);
  return (
    <Drawing viewBox="0 0 24 48" width={height / 2} height={height} aria-hidden>
      {level !== null && level > 0 && (
        <path className="content" d={OUTLINE} style={{ clipPath: `inset(${(top / 48) * 100}% 0 0 0)` }} />
      )}
      <path className={level === null ? 'glass unknown' : 'glass'} d={OUTLINE} />
    </Drawing>
  );
}
