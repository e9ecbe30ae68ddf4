import { useId, useState } from 'react';
import { controlStyle } from '../field.tsx';

interface FilterDayProps {
  label: string;
  /** What the address says, `YYYY-MM-DD`. */
  value: string;
  onChange: (value: string) => void;
}

const MINIMUM = '2000-01-01';
const MAXIMUM = '2100-12-31';

/** A day at which a list begins or ends. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const id = useId();
  const [applied, setApplied] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed by itself: the field follows.
  if (value !== applied) {
    setApplied(value);
    setShown(value);
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1 font-medium">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={MINIMUM}
        max={MAXIMUM}
        value={shown}
        onChange={({ target }) => {
          setShown(target.value);
          // A year that is being typed goes through 0002 and 0020.
          if (target.value === '' || (target.value >= MINIMUM && target.value <= MAXIMUM)) onChange(target.value);
        }}
        className={`${controlStyle} tabular`}
      />
    </div>
  );
}
