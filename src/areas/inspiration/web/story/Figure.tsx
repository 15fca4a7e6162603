import type { ReactNode } from 'react';
import classes from './story.module.css';

/** A picture with what is written below it. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={classes.figure}>
      {children}
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
