import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '#platform/web/api.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { DiscoverContract } from '../../contract/discover.ts';
import type { HuddleContract } from '../../contract/huddle.ts';
import { FeedCard } from '../calendar/FeedCard.tsx';
import { HuddleCards } from '../discover/HuddleCards.tsx';
import classes from './CommunityHuddles.module.css';

const Proposals = latePart(() => import('./Proposals.tsx'));
const CommunityTemplates = latePart(() => import('./CommunityTemplates.tsx'));

interface CommunityHuddlesProps {
  communityId: string;
  /** The viewer belongs to it, and it is not archived. */
  mayPlan: boolean;
  /** The viewer decides about outings that members propose. */
  mayApprove: boolean;
}

/** The huddles of a community, to come or over, as far as I may see them, and its calendar (COM-2). */
export function CommunityHuddles({ communityId, mayPlan, mayApprove }: CommunityHuddlesProps) {
  const { t } = useLingui();
  const [when, setWhen] = useState('coming');
  return (
    <div className={classes.part}>
      {mayApprove && <Proposals communityId={communityId} />}
      <SegmentedControl
        className={classes.when ?? ''}
        aria-label={t`Which huddles`}
        value={when}
        onChange={setWhen}
        data={[
          { value: 'coming', label: t`To come` },
          { value: 'past', label: t`Past` },
        ]}
      />
      {when === 'coming' ? (
        <Coming communityId={communityId} mayPlan={mayPlan} />
      ) : (
        <Past communityId={communityId} />
      )}
      {mayPlan && <CommunityTemplates communityId={communityId} />}
      <FeedCard communityId={communityId} />
    </div>
  );
}

function Coming({ communityId, mayPlan }: Omit<CommunityHuddlesProps, 'mayApprove'>) {
  return (
    <HuddleCards
      query={useInfiniteQuery(communityHuddlesQuery(communityId))}
      empty={
        <EmptyState
          picture="community-huddles"
          {...(mayPlan && {
            action: (
              <ActionLink to={`/huddle/create?communityId=${communityId}`}>
                <Trans>Plan a huddle</Trans>
              </ActionLink>
            ),
          })}
        >
          <Trans>No huddle is planned here yet.</Trans>
        </EmptyState>
      }
    />
  );
}

function Past({ communityId }: { communityId: string }) {
  return (
    <HuddleCards
      query={useInfiniteQuery(pastHuddlesQuery(communityId))}
      empty={
        <EmptyState picture="community-huddles">
          <Trans>No huddle of this community is over yet.</Trans>
        </EmptyState>
      }
    />
  );
}

const api = apiOf<DiscoverContract & Pick<HuddleContract, 'GET /api/huddles'>>();

/** The huddles to come of a community that I may see, soonest first. */
export function communityHuddlesQuery(communityId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', 'COMMUNITY', communityId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/discover', { query: { communityId, after: pageParam, limit: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Those that are over, latest first. */
export function pastHuddlesQuery(communityId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', 'list', 'PAST_OF', communityId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles', { query: { pastOf: communityId, after: pageParam, limit: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
