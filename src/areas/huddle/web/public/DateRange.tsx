import { Trans } from '@lingui/react/macro';
import { formatRange } from '#platform/shared/span.ts';
import { useClock } from '#platform/web/clock.tsx';

interface DateRangeProps {
  /** ISO 8601; null or empty while no date is chosen. */
  start: string | null;
  end: string | null;
  timeZone: string;
  now: Date;
}

/** When it is, or that no date is chosen yet (HUD-6). */
export function DateRange({ start, end, timeZone, now }: DateRangeProps) {
  const clock = useClock(timeZone);
  if (!start) return <Trans>No date selected</Trans>;
  return (
    <time suppressHydrationWarning dateTime={start}>
      {formatRange(new Date(start), end ? new Date(end) : null, now, clock)}
    </time>
  );
}
