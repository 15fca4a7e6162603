import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { showToast } from '#ui/toast.ts';
import type { TrendMonthView } from '../../contract/profile.ts';
import { MonthChart } from '../public/MonthChart.tsx';
import { publishTrends, trendsQuery } from '../queries.ts';
import classes from './Trends.module.css';

interface TrendsProps {
  username: string;
  self: boolean;
}

const spans = [6, 12, 24] as const;

/** Outings, way, ascent and people by month (PER-10). */
export default function Trends({ username, self }: TrendsProps) {
  const [months, setMonths] = useState<number>(12);
  const query = useQuery({ ...trendsQuery(username, months), placeholderData: keepPreviousData });
  const { data, isLoadingError, isFetching, refetch } = query;
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <RowSkeletons count={4} />;
  if (data.months === null) {
    return (
      <EmptyState picture="trends" hour={18}>
        <Trans>These trends are not published.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <fieldset className={classes.spans}>
          <legend>
            <Trans>Months</Trans>
          </legend>
          {spans.map((span) => (
            <Action
              key={span}
              look={span === months ? 'outline' : 'plain'}
              size="small"
              aria-pressed={span === months}
              onClick={() => setMonths(span)}
            >
              {span}
            </Action>
          ))}
        </fieldset>
        {self && <Publishing username={username} published={data.published} />}
      </div>
      <Charts months={data.months} />
    </div>
  );
}

function Publishing({ username, published }: { username: string; published: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const choose = async (on: boolean) => {
    try {
      showToast({ kind: 'success', summary: (await publishTrends(on)).message });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Trends`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: ['person', 'trends', username] });
  };
  return (
    <div className={classes.publishing}>
      {!published && (
        <span>
          <IconLock aria-hidden size={16} /> <Trans>Only you see this.</Trans>
        </span>
      )}
      <Switch
        size="md"
        label={t`Show on my profile`}
        checked={published}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </div>
  );
}

function Charts({ months }: { months: readonly TrendMonthView[] }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const measures = useMeasures();
  const count = (value: number) => value.toLocaleString(locale);
  const all = [
    { name: t`Outings`, of: (month: TrendMonthView) => month.outings, word: count },
    {
      name: t`Distance`,
      of: (month: TrendMonthView) => month.distanceMeters,
      word: (value: number) => formatLength(value, measures, locale),
    },
    {
      name: t`Ascent`,
      of: (month: TrendMonthView) => month.ascentMeters,
      word: (value: number) => formatHeight(value, measures, locale),
    },
    { name: t`People met`, of: (month: TrendMonthView) => month.peopleMet, word: count, perMonth: true },
  ];
  return (
    <div className={classes.charts}>
      {all.map(({ name, of, word, perMonth }) => (
        <Card key={name} className={classes.chart}>
          <MonthChart
            name={name}
            bars={months.map((month) => ({ month: month.month, value: of(month) }))}
            word={word}
            sums={!perMonth}
          />
        </Card>
      ))}
    </div>
  );
}
