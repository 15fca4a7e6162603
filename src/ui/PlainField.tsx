import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './PlainField.module.css';

interface Labelled {
  label: ReactNode;
  /** What is wrong with what stands in it. */
  error?: ReactNode;
}

/** A field of plain HTML with its label and its fault, for pages of visitors. */
export function PlainField({ label, error, ...rest }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error}>
      {(tie) => <input {...rest} {...tie} />}
    </Field>
  );
}

export function PlainArea({ label, error, ...rest }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error}>
      {(tie) => <textarea {...rest} {...tie} />}
    </Field>
  );
}

/** What ties a field to its label and its fault. */
type Tie = Required<Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>>;

function Field({ label, error, children }: Labelled & { children: (tie: Tie) => ReactNode }) {
  const id = useId();
  const fault = `${id}-fault`;
  return (
    <p className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': fault })}
      <span id={fault} role={error ? 'alert' : undefined}>
        {error}
      </span>
    </p>
  );
}
