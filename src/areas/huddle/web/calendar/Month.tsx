import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatCalendarDay, formatTime } from '#platform/shared/time.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { HuddleCard } from '../../contract/views.ts';
import classes from './Month.module.css';
import type { Square } from './month-days.ts';

const WEEKDAY = { weekday: 'short' } as const;
const SPOKEN = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface MonthProps {
  weeks: readonly Square[][];
  /** `YYYY-MM-DD` */
  today: string;
  huddles: readonly HuddleCard[];
  waiting: boolean;
}

/** A month on the wall; on a phone the days that hold something, one below the other. */
export function Month({ weeks, today, huddles, waiting }: MonthProps) {
  const { i18n } = useLingui();
  const { timeZone } = useClock();
  const byDay = Map.groupBy(huddles, ({ startDateTime }) =>
    wallIn(new Date(startDateTime), timeZone).slice(0, 10),
  );
  const weekday = (day: string) => formatCalendarDay(day, i18n.locale, WEEKDAY);
  const isEmpty = huddles.length === 0 && !waiting;
  return (
    <div aria-busy={waiting}>
      <table className={classes.month}>
        <thead>
          <tr>
            {weeks[0]?.map(({ day }) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((square) => (
                <Day
                  key={square.day}
                  square={square}
                  isToday={square.day === today}
                  huddles={byDay.get(square.day) ?? []}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && (
        <p className={classes.empty}>
          <Trans>Nothing of yours in this month.</Trans>{' '}
          <Link to="/huddle/huddles">{<Trans>Find a huddle</Trans>}</Link>
        </p>
      )}
    </div>
  );
}

interface DayProps {
  square: Square;
  isToday: boolean;
  huddles: readonly HuddleCard[];
}

function Day({ square: { day, inMonth }, isToday, huddles }: DayProps) {
  const { i18n } = useLingui();
  const clock = useClock();
  const spoken = formatCalendarDay(day, i18n.locale, SPOKEN);
  return (
    <td data-out={!inMonth} data-empty={huddles.length === 0} aria-current={isToday ? 'date' : undefined}>
      <span className={classes.number} aria-hidden>
        {Number(day.slice(8))}
      </span>
      <span className={classes.spoken}>{spoken}</span>
      {huddles.map((huddle) => (
        <Link
          key={huddle.id}
          to={`/huddle/view/${huddle.id}`}
          className={classes.entry}
          data-state={stateOf(huddle)}
          title={huddle.name}
        >
          <span>
            <time suppressHydrationWarning dateTime={huddle.startDateTime}>
              {formatTime(new Date(huddle.startDateTime), clock)}
            </time>{' '}
            <span dir="auto">{huddle.name}</span>
          </span>
        </Link>
      ))}
    </td>
  );
}

/** Sure, open or off: what is only open looks like it. */
function stateOf(huddle: HuddleCard): 'sure' | 'open' | 'off' {
  if (huddle.status === 'CANCELLED') return 'off';
  return huddle.hosting || huddle.myPlace === 'CONFIRMED' ? 'sure' : 'open';
}
