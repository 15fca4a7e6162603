import type { ReactNode } from 'react';
import classes from './cards.module.css';

export type Row = readonly [label: string, value: ReactNode] | null;

/** Names and values, one a line; rows without a value are left out. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map((row) =>
        row ? (
          <div key={row[0]}>
            <dt>{row[0]}</dt>
            <dd>{row[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
