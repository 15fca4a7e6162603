import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaFunction, useSearchParams } from 'react-router';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { FeedCard } from './calendar/FeedCard.tsx';
import classes from './calendar/Month.module.css';
import { Month } from './calendar/Month.tsx';
import { monthFrom, spanOf, weeksOf } from './calendar/month-days.ts';
import { myDaysQuery } from './discover/discover-query.ts';

const MONTH = { month: 'long', year: 'numeric' } as const;

export const handle: PageHandle = { title: msg`Calendar` };
export const meta: MetaFunction = () => [{ title: 'Calendar' }];

/** My month: what I host, go to, wait for or am asked to (HUD-5), and its address for other programs (HUD-16). */
export default function CalendarPage() {
  const { t, i18n } = useLingui();
  const { timeZone } = useClock();
  const [search] = useSearchParams();
  const today = wallIn(new Date(), timeZone).slice(0, 10);
  const month = /^(20|21)\d\d-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0] ?? today.slice(0, 7);
  const weeks = weeksOf(month);
  const { from, to } = spanOf(weeks, timeZone);
  const { data, isLoadingError, isFetching, refetch } = useQuery(myDaysQuery(from, to));
  const name = formatCalendarDay(`${month}-15`, i18n.locale, MONTH);
  const step = (steps: number, label: string, icon: React.ReactNode) => (
    <Link
      className={classes.step}
      to={`?month=${monthFrom(month, steps)}`}
      replace
      preventScrollReset
      aria-label={label}
    >
      {icon}
    </Link>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Calendar</Trans>}
        actions={
          <Link className={classes.today} to="/huddle/calendar" replace>
            <Trans>Today</Trans>
          </Link>
        }
      />
      <div className={classes.head}>
        {step(-1, t`Month before`, <IconChevronLeft aria-hidden />)}
        <h2 aria-live="polite">{name}</h2>
        {step(1, t`Month after`, <IconChevronRight aria-hidden />)}
      </div>
      {isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Month weeks={weeks} today={today} huddles={data?.items ?? []} waiting={!data} />
      )}
      {data?.more && (
        <p>
          <Trans>There are more in this month. These are the first {data.items.length}.</Trans>
        </p>
      )}
      <FeedCard />
    </div>
  );
}
