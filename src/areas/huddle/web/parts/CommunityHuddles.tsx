import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { communityHuddlesQuery } from '../community-huddles.ts';
import { HuddleCard } from './HuddleCard.tsx';
import { HuddleGrid } from './HuddleGrid.tsx';

/** The huddles to come of a community, as far as I may see them. */
export function CommunityHuddles({ communityId }: { communityId: string }) {
  const query = useInfiniteQuery(communityHuddlesQuery(communityId));
  if (query.isPending) return <CardSkeletons count={3} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const huddles = query.data.pages.flatMap((page) => page.items);
  if (huddles.length === 0) {
    return (
      <EmptyState picture="community-huddles">
        <Trans>No huddle is planned here yet.</Trans>
      </EmptyState>
    );
  }
  const now = new Date();
  return (
    <>
      <HuddleGrid>
        {huddles.map((huddle) => (
          <HuddleCard key={huddle.id} huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
        ))}
      </HuddleGrid>
      {query.hasNextPage && (
        <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </SubmitButton>
      )}
    </>
  );
}
