import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useClock } from '#platform/web/clock.tsx';
import { formatMonth } from './format-month.ts';
import classes from './MonthChart.module.css';

interface MonthChartProps {
  name: string;
  /** Oldest first; the month as 2026-05. */
  bars: ReadonlyArray<{ readonly month: string; readonly value: number }>;
  word: (value: number) => string;
  /** The values of the months add up; otherwise the most of a month is told. */
  sums: boolean;
}

const HEIGHT = 96;
const STEP = 20;
const BAR = 14;

/** One value a month as bars; the same numbers stand in a table for who does not see them. */
export function MonthChart({ name, bars, word, sums }: MonthChartProps) {
  const { locale } = useClock();
  const limit = Math.max(...bars.map(({ value }) => value), 0);
  const total = sums ? bars.reduce((sum, { value }) => sum + value, 0) : limit;
  const heightOf = (value: number) => (limit === 0 ? 0 : Math.max(2, (value / limit) * HEIGHT));
  return (
    <figure className={classes.figure}>
      <figcaption>
        <span>{name}</span>
        <strong>{word(total)}</strong>
        {!sums && (
          <small>
            <Trans>most in a month</Trans>
          </small>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={classes.bars}
        aria-hidden="true"
      >
        {bars.map(({ month, value }, at) => (
          <g key={month}>
            <rect x={at * STEP + 3} y={0} width={BAR} height={HEIGHT} className={classes.ground} rx="2" />
            <rect
              x={at * STEP + 3}
              y={HEIGHT - heightOf(value)}
              width={BAR}
              height={value === 0 ? 0 : heightOf(value)}
              className={classes.filled}
              rx="2"
            >
              <title>{`${formatMonth(month, locale)}: ${word(value)}`}</title>
            </rect>
          </g>
        ))}
      </svg>
      <p className={classes.ends} aria-hidden="true">
        <span>{formatMonth(bars[0]?.month ?? '2026-01', locale)}</span>
        <span>{formatMonth(bars.at(-1)?.month ?? '2026-01', locale)}</span>
      </p>
      {/* A table takes the room of its words whatever it is told: what hides it stands around it. */}
      <VisuallyHidden component="div">
        <table>
          <caption>{name}</caption>
          <tbody>
            {bars.map(({ month, value }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month, locale)}</th>
                <td>{word(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
