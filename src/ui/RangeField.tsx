import { type ReactNode, useId } from 'react';
import classes from './RangeField.module.css';

interface RangeFieldProps {
  label: ReactNode;
  /** The value as people read it. */
  shown: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number that is felt rather than typed; the arrow keys move it. */
export function RangeField({ label, shown, onChange, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <output className={classes.value} htmlFor={id}>
        {shown}
      </output>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
