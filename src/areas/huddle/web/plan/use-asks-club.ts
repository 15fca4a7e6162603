import { useQuery } from '@tanstack/react-query';
import { myCommunities } from '#areas/community/web/public/my-communities.ts';
import { namedFor } from '../../rules/approval.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { approversQuery } from '../proposals/approvers-query.ts';

/** Whether somebody else says yes before this plan is published; leaders are asked only about what others are named for. */
export function useAsksClub({
  communityId,
  activity,
  difficulty,
}: Pick<HuddleForm, 'communityId' | 'activity' | 'difficulty'>): boolean {
  const { data } = useQuery({ ...myCommunities, enabled: communityId !== null });
  const club = data?.items.find(({ id }) => id === communityId);
  const { data: named } = useQuery({
    ...approversQuery(communityId ?? ''),
    enabled: club?.role === 'LEADER',
  });
  if (club?.planning === 'ASK') return true;
  if (club?.role !== 'LEADER' || !named?.wanted) return false;
  const fits = namedFor(named.items, { activity, difficulty: difficulty || null });
  return fits.length > 0 && !fits.some(({ mine }) => mine);
}
