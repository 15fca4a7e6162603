import type { ComponentProps } from 'react';
import classes from './TrapField.module.css';

/** People neither see nor reach this field; robots fill it in, and their form is thrown away. */
export function TrapField(props: Pick<ComponentProps<'input'>, 'value' | 'onChange'>) {
  return (
    <input
      {...props}
      className={classes.trap}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
