import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './ListCard.module.css';

interface ListCardProps {
  to: string;
  name: ReactNode;
  /** Of its heading: 2 right below the heading of a page. */
  rank?: 2 | 3;
  /** Fills the top of the card; `shape` is its width to its height. */
  picture: ReactNode;
  shape: '2 / 1' | '3 / 1';
  /** Stands in the upper right corner of the picture. */
  state?: ReactNode;
  /** Above the name. */
  eyebrow?: ReactNode;
  children: ReactNode;
  /** What can be done without opening it. */
  actions?: ReactNode;
}

/** One thing in a grid: the whole card is the link, and its name is the name of the link. */
export function ListCard({
  to,
  name,
  rank = 3,
  picture,
  shape,
  state,
  eyebrow,
  children,
  actions,
}: ListCardProps) {
  const Heading = `h${rank}` as const;
  return (
    <article className={classes.card}>
      <div className={classes.picture} style={{ aspectRatio: shape }}>
        {picture}
        {state && <div className={classes.state}>{state}</div>}
      </div>
      <div className={classes.words}>
        {eyebrow}
        <Heading dir="auto">
          <Link to={to}>{name}</Link>
        </Heading>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
