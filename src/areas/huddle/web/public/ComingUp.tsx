import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { huddlesQuery } from '../queries.ts';
import classes from './ComingUp.module.css';
import { HuddleCard } from './HuddleCard.tsx';

const LIMIT = 3;

/** The next few outings that I may join, beside something else. */
export default function ComingUp() {
  const query = useInfiniteQuery(huddlesQuery());
  const now = new Date();
  const huddles = query.data?.pages[0]?.items.slice(0, LIMIT) ?? [];
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Coming up</Trans>
      </h2>
      {query.isPending && <CardSkeletons count={1} />}
      {query.isLoadingError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isSuccess && huddles.length === 0 && (
        <p>
          <Trans>Nothing is planned yet. The next good day is closer with company.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {huddles.map((huddle) => (
          <li key={huddle.id}>
            <HuddleCard huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
          </li>
        ))}
      </ul>
      <Link to="/huddle/huddles">
        <Trans>All huddles</Trans>
      </Link>
    </section>
  );
}
