import { useId } from 'react';

interface PlainSelectProps {
  label: string;
  value: string | number;
  options: readonly { value: string | number; text: string }[];
  onChange: (value: string) => void;
  /** Where what stands beside it says what it is, its label is read out only. */
  quiet?: boolean;
}

/** One of a list, by the browser's own control: Material's brings its menu along. */
export function PlainSelect({ label, value, options, onChange, quiet = false }: PlainSelectProps) {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {!quiet && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={quiet ? label : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        style={{
          font: 'inherit',
          color: 'inherit',
          background: 'transparent',
          minHeight: 48,
          padding: '0 12px',
          borderRadius: 10,
          width: '100%',
        }}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            style={{ color: 'CanvasText', background: 'Canvas' }}
          >
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
