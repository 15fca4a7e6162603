import type { ReactNode } from 'react';
import classes from './create.module.css';

interface SectionProps {
  /** The part of the address that leads here. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** One step of a plan. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <fieldset className={classes.section} id={id}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
