import { type Clock, dateBadge } from '#platform/shared/time.ts';
import classes from './DateBadge.module.css';

interface DateBadgeProps {
  instant: Date;
  clock: Clock;
}

/** A leaf of a calendar: 'Sat', '28', 'Nov'. */
export function DateBadge({ instant, clock }: DateBadgeProps) {
  const { weekday, day, month } = dateBadge(instant, clock);
  return (
    <time suppressHydrationWarning className={classes.badge} dateTime={instant.toISOString()}>
      <span className={classes.weekday}>{weekday} </span>
      <span className={classes.day}>{day} </span>
      <span className={classes.month}>{month}</span>
    </time>
  );
}
