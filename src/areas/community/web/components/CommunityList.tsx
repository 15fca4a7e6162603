import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityCard as Community } from '../../contract-values.ts';
import { leaveCommunity } from '../mutations.ts';
import { type CommunityFilter, communitiesQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { CommunityCard } from './CommunityCard.tsx';
import classes from './community.module.css';
import { JoinSheet } from './JoinSheet.tsx';

interface CommunityListProps {
  filter: CommunityFilter;
  /** What is shown when there is none: the one next step. */
  empty: ReactNode;
}

/** Communities as cards, page after page, joined or asked without leaving the list. */
export function CommunityList({ filter, empty }: CommunityListProps) {
  const query = useInfiniteQuery(communitiesQuery(filter));
  const [joining, setJoining] = useState<Community>();
  if (query.isPending) return <CardSkeletons />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const communities = query.data.pages.flatMap((page) => page.items);
  if (communities.length === 0) return empty;
  return (
    <>
      <div className={classes.grid}>
        {communities.map((community) => (
          <CommunityCard
            key={community.id}
            community={community}
            actions={<CardActions community={community} onJoin={() => setJoining(community)} />}
          />
        ))}
      </div>
      {query.hasNextPage && (
        <p className={classes.more}>
          <SubmitButton look="outline" onPress={() => query.fetchNextPage()}>
            <Trans>Show more</Trans>
          </SubmitButton>
        </p>
      )}
      {joining && <JoinSheet communityId={joining.id} onClose={() => setJoining(undefined)} />}
    </>
  );
}

function CardActions({ community, onJoin }: { community: Community; onJoin: () => void }) {
  const act = useAct();
  if (community.member) return null;
  const leave = () => act(() => leaveCommunity(community.id));
  if (community.joinRequested) {
    return (
      <SubmitButton look="outline" onPress={leave}>
        <Trans>Cancel request</Trans>
      </SubmitButton>
    );
  }
  return (
    <>
      <SubmitButton look="outline" onPress={async () => onJoin()}>
        {joinWord(community)}
      </SubmitButton>
      {community.joinInvited && (
        <SubmitButton look="plain" onPress={leave}>
          <Trans>Decline</Trans>
        </SubmitButton>
      )}
    </>
  );
}

function joinWord({ joinInvited, approvalRequired }: Community): ReactNode {
  if (joinInvited) return <Trans>Accept Invite</Trans>;
  return approvalRequired ? <Trans>Ask to join</Trans> : <Trans>Join Community</Trans>;
}
