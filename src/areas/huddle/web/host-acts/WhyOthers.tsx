import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { hostActsQuery } from '../queries.ts';
import classes from './HostActs.module.css';

/** Why somebody was let in ahead of me, while I wait (HUD-29). */
export default function WhyOthers({ huddleId }: { huddleId: string }) {
  const { data } = useInfiniteQuery(hostActsQuery(huddleId));
  const clock = useClock();
  const acts = data?.pages.flatMap(({ items }) => items) ?? [];
  if (acts.length === 0) return null;
  return (
    <ul className={classes.reasons}>
      {acts.map(({ id, reason, at }) => (
        <li key={id}>
          <Trans>Somebody was let in out of turn: {reason}.</Trans>{' '}
          <small>{formatDateTime(new Date(at), new Date(), clock)}</small>
        </li>
      ))}
    </ul>
  );
}
