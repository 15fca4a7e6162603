import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { MapView } from '#areas/place/web/public/MapView.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import type { ListOrMapView } from '#ui/ListOrMap.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityCard as Community } from '../../contract/views.ts';
import { JoinSheet } from '../members/JoinSheet.tsx';
import { joinCommunity, leaveCommunity } from '../mutations.ts';
import { type CommunityFilter, communitiesQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { CommunityCard } from './CommunityCard.tsx';

interface CommunityListProps {
  filter: CommunityFilter;
  /** What is shown when there is none: the one next step. */
  empty: ReactNode;
  view?: ListOrMapView;
  /** Where the map looks when none of them has a home. */
  around?: { readonly lat: number; readonly lng: number } | null;
}

/** Communities as cards, page after page, joined or asked without leaving the list. */
export function CommunityList({ filter, empty, view = 'list', around = null }: CommunityListProps) {
  const query = useInfiniteQuery(communitiesQuery(filter));
  const [joining, setJoining] = useState<Community>();
  return (
    <>
      <Paged query={query} skeleton={<CardSkeletons />} empty={empty}>
        {(communities) => (
          <>
            {view === 'map' && <OnMap communities={communities} around={around} />}
            <CardGrid>
              {communities.map((community) => (
                <CommunityCard
                  key={community.id}
                  community={community}
                  actions={<CardActions community={community} onAsked={() => setJoining(community)} />}
                />
              ))}
            </CardGrid>
          </>
        )}
      </Paged>
      {joining && <JoinSheet communityId={joining.id} onClose={() => setJoining(undefined)} />}
    </>
  );
}

/** Where the listed communities are at home. */
function OnMap({
  communities,
  around,
}: Pick<CommunityListProps, 'around'> & { communities: readonly Community[] }) {
  const navigate = useNavigate();
  const points = useMemo(
    () => communities.flatMap(({ id, name, area }) => (area ? [{ id, label: name, ...area }] : [])),
    [communities],
  );
  return (
    <MapView
      points={points}
      around={around ?? null}
      tall
      onOpen={(id) => void navigate(`/community/view/${id}`)}
    />
  );
}

function CardActions({ community, onAsked }: { community: Community; onAsked: () => void }) {
  const act = useAct();
  if (community.member) return null;
  const leave = () => act(() => leaveCommunity(community.id));
  const join = async () => {
    if (community.asksFirst) onAsked();
    else await act(() => joinCommunity(community.id, {}));
  };
  if (community.joinRequested) {
    return (
      <SubmitButton look="outline" onPress={leave}>
        <Trans>Cancel request</Trans>
      </SubmitButton>
    );
  }
  return (
    <>
      <SubmitButton look="outline" onPress={join}>
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
