import type { ReactNode } from 'react';
import classes from './HuddleGrid.module.css';

/** Cards side by side, as many as fit. */
export function HuddleGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
