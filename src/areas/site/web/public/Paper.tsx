import type { ReactNode } from 'react';
import classes from './Paper.module.css';

/** A page of plain text to read: terms, privacy, cookies, support. */
export function Paper({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <main id="content" className={classes.paper} tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
