import { Trans } from '@lingui/react/macro';
import classes from './Skeletons.module.css';

/** Grey boxes in the shape of what is coming, so that nothing jumps when it is there. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <Waiting className={classes.grid}>
      {rows(count).map((row) => (
        <div key={row} className={classes.card}>
          <div className={classes.picture} />
          <div className={classes.lines}>
            <div className={classes.line} />
            <div className={classes.shortLine} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}

export function RowSkeletons({ count = 8 }: { count?: number }) {
  return (
    <Waiting className={classes.rows}>
      {rows(count).map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.face} />
          <div className={classes.lines}>
            <div className={classes.line} />
            <div className={classes.shortLine} />
          </div>
        </div>
      ))}
    </Waiting>
  );
}

export function PageSkeleton() {
  return (
    <Waiting className={classes.page}>
      <div className={classes.cover} />
      <div className={classes.title} />
      <div className={classes.line} />
      <div className={classes.shortLine} />
    </Waiting>
  );
}

/** What follows a head that stands already. */
export function LinesSkeleton() {
  return (
    <Waiting className={classes.page}>
      <div className={classes.line} />
      <div className={classes.shortLine} />
      <div className={classes.line} />
    </Waiting>
  );
}

function Waiting({ className, children }: { className: string | undefined; children: React.ReactNode }) {
  return (
    <div aria-busy="true">
      <span className={classes.said} role="status">
        <Trans>Loading…</Trans>
      </span>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

function rows(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `row-${index}`);
}
