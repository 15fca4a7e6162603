import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './PlainField.module.css';

interface Labelled {
  label: ReactNode;
  /** What is wrong with what stands in it. */
  error?: ReactNode;
}

/** A field of plain HTML with its label and its fault, for pages of visitors. */
export function PlainField({ label, error, ...rest }: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <p className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...rest} aria-invalid={Boolean(error)} aria-describedby={`${id}-fault`} />
      <span id={`${id}-fault`} role={error ? 'alert' : undefined}>
        {error}
      </span>
    </p>
  );
}

export function PlainArea({ label, error, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <p className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} {...rest} aria-invalid={Boolean(error)} aria-describedby={`${id}-fault`} />
      <span id={`${id}-fault`} role={error ? 'alert' : undefined}>
        {error}
      </span>
    </p>
  );
}
