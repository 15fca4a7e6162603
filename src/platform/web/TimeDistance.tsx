import { formatDateTime, formatDistance } from '#platform/shared/time.ts';
import { useClock } from './clock.tsx';

interface TimeDistanceProps {
  /** An instant, as ISO text. */
  to: string;
  /** Of the place it is about, for visitors whose zone is not known yet. */
  zone?: string | undefined;
  /** Whether a pointer that rests on it shows the day and the hour. */
  titled?: boolean;
}

/** How far an instant is from now: 'in 3 days', '5 minutes ago'. Server and browser may draw it a minute apart. */
export function TimeDistance({ to, zone, titled = false }: TimeDistanceProps) {
  const clock = useClock(zone);
  const [at, now] = [new Date(to), new Date()];
  return (
    <time suppressHydrationWarning dateTime={to} title={titled ? formatDateTime(at, now, clock) : undefined}>
      {formatDistance(at, now, clock)}
    </time>
  );
}
