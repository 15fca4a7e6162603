import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MonthChart } from '#areas/person/web/public/MonthChart.tsx';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { Card } from '#ui/Card.tsx';
import type { ClubYearView } from '../../contract/statistics.ts';
import { percentOfFirstTimers } from '../../rules/statistics.ts';
import shared from '../community.module.css';
import { formatHours } from './format-hours.ts';
import classes from './Statistics.module.css';

/** A year of the club in charts, with my own part in it. */
export function YearFigures({ statistics }: { statistics: ClubYearView }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const measures = useMeasures();
  const bars = (of: 'outings' | 'people' | 'distanceMeters' | 'ascentMeters') =>
    statistics.months.map((month) => ({ month: month.month, value: month[of] }));
  const count = (value: number) => value.toLocaleString(locale);
  return (
    <>
      <div className={classes.charts}>
        <Card className={shared.card}>
          <MonthChart name={t`Outings`} bars={bars('outings')} word={count} sums />
        </Card>
        <Card className={shared.card}>
          <MonthChart name={t`People who came`} bars={bars('people')} word={count} sums />
        </Card>
        <Card className={shared.card}>
          <MonthChart
            name={t`Distance`}
            bars={bars('distanceMeters')}
            word={(value) => formatLength(value, measures, locale)}
            sums
          />
        </Card>
        <Card className={shared.card}>
          <MonthChart
            name={t`Ascent`}
            bars={bars('ascentMeters')}
            word={(value) => formatHeight(value, measures, locale)}
            sums
          />
        </Card>
      </div>
      <div className={classes.charts}>
        <People statistics={statistics} />
        <Mine statistics={statistics} />
      </div>
      <p className={shared.quiet}>
        <Trans>
          Guests are counted. Where hosts noted who came, those count; elsewhere everyone who was going.
        </Trans>
      </p>
    </>
  );
}

function People({ statistics: { persons, firstTimers } }: { statistics: ClubYearView }) {
  const { locale } = useClock();
  const percent = percentOfFirstTimers(firstTimers, persons);
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>People</Trans>
      </h2>
      <p>
        <Plural value={persons} one="# person took part." other="# different people took part." />{' '}
        {percent !== null && (
          <Trans>
            {firstTimers.toLocaleString(locale)} of them ({percent}%) for the first time with this club.
          </Trans>
        )}
      </p>
    </Card>
  );
}

function Mine({ statistics: { mine } }: { statistics: ClubYearView }) {
  const { locale } = useClock();
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>My year here</Trans>
      </h2>
      <p>
        <Plural value={mine.outings} _0="No outing yet." one="# outing." other="# outings." />{' '}
        {mine.hosted > 0 && (
          <Trans>
            Hosted: {mine.hosted}, {formatHours(mine.hostedMinutes, locale)}.
          </Trans>
        )}
      </p>
    </Card>
  );
}
