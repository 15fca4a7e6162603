import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FactRow.module.css';

export interface Fact {
  readonly Icon: Icon;
  /** What it is, for a screen reader: 'When', 'Where'. */
  readonly label: string;
  readonly value?: ReactNode;
  /** A second, quiet line. */
  readonly detail?: ReactNode;
  /** Two of them share a row of a phone. */
  readonly short?: boolean;
  /** In its place some words that take the whole row. */
  readonly text?: ReactNode;
}

/** What one needs to decide, as one row: when, where, how far, how hard, how many. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.row}>
      {facts.map(({ Icon, label, value, detail, text, short }) => (
        <div key={label} className={classes.fact} data-text={text ? true : undefined} data-short={short}>
          <dt>
            <Icon aria-hidden size={20} stroke={1.7} />
            <span className={classes.label}>{label}</span>
          </dt>
          <dd>
            {value && <span className={classes.value}>{value}</span>}{' '}
            {detail && <span className={classes.detail}>{detail}</span>}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
