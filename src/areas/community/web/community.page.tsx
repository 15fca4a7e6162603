import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { CommunityHuddles } from '#areas/huddle/web/public/CommunityHuddles.tsx';
import { OutingNews } from '#areas/notification/web/public/OutingNews.tsx';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { PageSkeleton, RowSkeletons } from '#ui/Skeletons.tsx';
import { showToast } from '#ui/toast.ts';
import type { CommunityView } from '../contract/views.ts';
import classes from './community.module.css';
import { useInvitation } from './invitations/use-invitation.ts';
import { MemberActions } from './members/MemberActions.tsx';
import { CommunityPicture } from './pictures/CommunityPicture.tsx';
import { Settings } from './plan/Settings.tsx';
import { communityQuery } from './queries.ts';
import { CommunityHeader } from './view/CommunityHeader.tsx';
import { CommunityOnItsWay } from './view/CommunityOnItsWay.tsx';
import { CommunityTabs, useTab } from './view/CommunityTabs.tsx';
import { EndingNotice } from './view/EndingNotice.tsx';
import { Overview } from './view/Overview.tsx';

const Members = latePart(() => import('./members/Members.tsx'));
const CommunityConversation = latePart(() => import('#areas/chat/web/public/Conversation.tsx'));

export const handle: PageHandle = { title: msg`Community` };
export const meta: MetaFunction = () => [{ title: 'Community' }];

/** `/community/view/{id}?tab=` (COM-2). */
export default function CommunityPage() {
  const { communityId = '' } = useParams();
  const query = useQuery(communityQuery(communityId));
  const { data: community, error } = query;
  const taking = useInvitation(communityId);
  useWatch(community ? `community:${communityId}` : null);
  useFailedLoad(taking ? null : error, community !== undefined);
  if (taking && !community) return <PageSkeleton />;
  return (
    <QueryView query={query} gone={<Gone />} skeleton={<CommunityOnItsWay communityId={communityId} />}>
      {(found) => <Shown key={found.id} community={found} />}
    </QueryView>
  );
}

function Shown({ community }: { community: CommunityView }) {
  const tab = useTab(community.sight);
  return (
    <div className={classes.page}>
      <title>{community.name}</title>
      <CommunityHeader
        community={community}
        cover={
          <CommunityPicture
            community={community}
            picture="cover"
            offset={community.coverImageCoordinate.ycoordinate}
            size={1280}
          />
        }
        logo={<CommunityPicture community={community} picture="logo" size={160} />}
        actions={<MemberActions community={community} />}
      />
      {community.deleteAfter && <EndingNotice community={community} />}
      <CommunityTabs sight={community.sight} chosen={tab} />
      {tab === 'Overview' && <Overview community={community} />}
      {tab === 'Huddles' && (
        <CommunityHuddles
          communityId={community.id}
          mayApprove={community.membership.acts.includes('APPROVE')}
          mayPlan={community.membership.planning !== 'NO'}
        />
      )}
      {tab === 'Huddles' && community.membership.member && <OutingNews communityId={community.id} />}
      {tab === 'Messages' && (
        <CommunityConversation communityId={community.id} meanwhile={<RowSkeletons count={6} />} />
      )}
      {tab === 'Members' && <Members community={community} meanwhile={<RowSkeletons count={6} />} />}
      {tab === 'Settings' && <Settings key={community.version} community={community} />}
    </div>
  );
}

function Gone() {
  return (
    <EmptyState
      picture="gone-community"
      hour={19}
      action={
        <ActionLink to="/community/discover">
          <Trans>Find a community</Trans>
        </ActionLink>
      }
    >
      <Trans>This community does not exist, or it is not for you.</Trans>
    </EmptyState>
  );
}

/** A community that did not load is told in the server's words (COM-8); that one has left it is no failure. */
function useFailedLoad(error: unknown, wasThere: boolean): void {
  const { t } = useLingui();
  const told = useRef<unknown>(null);
  const left = wasThere && error instanceof ApiProblem && error.status === 404;
  useEffect(() => {
    if (!error || left || told.current === error) return;
    told.current = error;
    const detail = wordProblem(error);
    showToast({ kind: 'error', summary: t`Community`, detail });
  }, [error, left, t]);
}
