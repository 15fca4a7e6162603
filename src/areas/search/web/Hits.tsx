import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { HitRow } from './HitRow.tsx';
import { type Sought, searchQuery } from './queries.ts';
import classes from './Search.module.css';

/** What fits, in all its states. */
export function Hits({ sought }: { sought: Sought }) {
  const { data, isPending, isLoadingError, isPlaceholderData, isFetching, refetch } = useQuery(
    searchQuery(sought),
  );
  if (isPending) return <RowSkeletons count={6} />;
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      <p role="status" className={classes.told}>
        {!isPlaceholderData && <Plural value={data.items.length} one="# result" other="# results" />}
      </p>
      {data.items.length === 0 ? (
        <NothingFits />
      ) : (
        <ul className={classes.hits} data-older={isPlaceholderData}>
          {data.items.map((hit) => (
            <li key={`${hit.kind} ${hit.id}`}>
              <HitRow hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NothingFits() {
  return (
    <EmptyState
      picture="nothing-found"
      hour={18}
      action={
        <ActionLink to="/huddle/huddles">
          <Trans>Discover huddles</Trans>
        </ActionLink>
      }
    >
      <Trans>
        Nothing matches that. Try fewer words, or press Enter to look for the same in other words.
      </Trans>
    </EmptyState>
  );
}
