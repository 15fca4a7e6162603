import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './TabLinks.module.css';

export interface TabLink {
  readonly to: string;
  readonly name: ReactNode;
  readonly chosen: boolean;
}

/** Parts of a page that stand in its address, as pills in a row; on a narrow screen the row is moved sideways. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, name, chosen }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          className={classes.tab}
          aria-current={chosen ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
