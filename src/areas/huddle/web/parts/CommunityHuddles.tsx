import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { communityHuddlesQuery } from '../community-huddles.ts';
import { HuddleCard } from './HuddleCard.tsx';

/** The huddles to come of a community, as far as I may see them. */
export function CommunityHuddles({ communityId }: { communityId: string }) {
  const query = useInfiniteQuery(communityHuddlesQuery(communityId));
  const now = new Date();
  return (
    <Paged
      query={query}
      skeleton={<CardSkeletons count={3} />}
      empty={
        <EmptyState picture="community-huddles">
          <Trans>No huddle is planned here yet.</Trans>
        </EmptyState>
      }
    >
      {(huddles) => (
        <CardGrid>
          {huddles.map((huddle) => (
            <HuddleCard key={huddle.id} huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
          ))}
        </CardGrid>
      )}
    </Paged>
  );
}
