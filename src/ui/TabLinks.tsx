import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './TabLinks.module.css';

export interface TabLink {
  readonly to: string;
  readonly name: ReactNode;
  readonly chosen: boolean;
}

/** Parts of a page that stand in its address, as pills in a row; on a narrow screen the row is moved sideways. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const chosen = tabs.findIndex((tab) => tab.chosen);
  useEffect(() => {
    const pill = row.current?.children[chosen];
    if (row.current && pill instanceof HTMLElement) showInRow(row.current, pill);
  }, [chosen]);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, name, chosen }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          className={classes.tab}
          aria-current={chosen ? 'page' : undefined}
        >
          {name}{' '}
        </Link>
      ))}
    </nav>
  );
}

/** Moves the row alone, and only when part of the pill is outside: the page stays where it is. */
function showInRow(row: HTMLElement, pill: HTMLElement): void {
  const [seen, wanted] = [row.getBoundingClientRect(), pill.getBoundingClientRect()];
  if (wanted.left >= seen.left && wanted.right <= seen.right) return;
  row.scrollLeft += wanted.left + wanted.width / 2 - (seen.left + seen.width / 2);
}
