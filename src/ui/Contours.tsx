import type { ComponentProps } from 'react';
import classes from './Contours.module.css';

/** A ground with the lines of a map in it, just visible. */
export function Contours({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={[classes.ground, className].filter(Boolean).join(' ')} />;
}
