import type { ComponentProps } from 'react';
import classes from './Card.module.css';

interface CardProps extends ComponentProps<'section'> {
  /** Without inner room, for pictures that reach the edge. */
  flush?: boolean;
}

/** A surface with a hairline border: the only kind of box there is. */
export function Card({ flush, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={[classes.card, flush ? classes.flush : '', className].filter(Boolean).join(' ')}
    />
  );
}
