import type { ReactNode } from 'react';
import classes from './OfferList.module.css';

/** A short list of what one could take up, each with one button. */
export function OfferList({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.offers}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface OfferRowProps {
  picture?: ReactNode;
  name: string;
  detail: ReactNode;
  /** The button. */
  children: ReactNode;
}

export function OfferRow({ picture, name, detail, children }: OfferRowProps) {
  return (
    <li>
      {picture}
      <span className={classes.words}>
        <strong dir="auto">{name}</strong>
        <small>{detail}</small>
      </span>
      {children}
    </li>
  );
}
