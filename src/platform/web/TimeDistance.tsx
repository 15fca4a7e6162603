import { formatDistance } from '#platform/shared/time.ts';
import { useClock } from './clock.tsx';

interface TimeDistanceProps {
  /** An instant, as ISO text. */
  to: string;
  /** Of the place it is about, for visitors whose zone is not known yet. */
  zone?: string | undefined;
  /** What a pointer that rests on it is shown. */
  title?: string;
}

/** How far an instant is from now: 'in 3 days', '5 minutes ago'. Server and browser may draw it a minute apart. */
export function TimeDistance({ to, zone, title }: TimeDistanceProps) {
  const clock = useClock(zone);
  return (
    <time suppressHydrationWarning dateTime={to} title={title}>
      {formatDistance(new Date(to), new Date(), clock)}
    </time>
  );
}
