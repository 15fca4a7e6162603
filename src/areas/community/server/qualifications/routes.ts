import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { qualificationContract } from '../../contract/qualifications.ts';
import { done } from '../../messages.ts';
import { isDay } from '../../rules/dues.ts';
import { may, planningOf } from '../../rules/rights.ts';
import { isMember } from '../../rules/state.ts';
import { findCommunity, membershipOf } from '../reads.ts';
import { factsOf, membershipState } from '../rows.ts';
import { papersIn, papersOf, savePapers } from './store.ts';

const LIMIT = 2_000;

export function qualificationRoutes(platform: Platform): Handlers<typeof qualificationContract> {
  return {
    'GET /api/communities/:communityId/qualifications': ({ viewer, params: { communityId }, query }) =>
      listFor(platform, viewer.personId, communityId, query.of),
    'PUT /api/communities/:communityId/members/:personId/qualifications': async ({
      viewer,
      params,
      body,
    }) => {
      const refused = await keep(platform, viewer.personId, params, body.items);
      return isRefusal(refused) ? refused : done('QUALIFICATIONS_SAVED');
    },
  };
}

async function listFor(
  { database: { db } }: Platform,
  viewerId: PersonId,
  communityId: CommunityId,
  of: PersonId | undefined,
) {
  const community = await findCommunity(db, viewerId, communityId);
  if (!community) return missing();
  const me = membershipState(community.mine);
  if (!isMember(me)) return refuse('NOT_A_MEMBER', {}, 'forbidden');
  const plans = may(me, 'ROLES') || planningOf(factsOf(community.row), me) !== 'NO';
  // Of somebody else they read as much as if there were none.
  if (!plans && of !== undefined && of !== viewerId) return { items: [], cut: false };
  const whose = plans ? of : viewerId;
  const found = whose ? await papersOf(db, communityId, whose) : await papersIn(db, communityId, LIMIT + 1);
  const papers = found.slice(0, LIMIT);
  const faces = await visiblePersonSummaries(
    db,
    viewerId,
    papers.map(({ personId }) => personId),
  );
  return {
    items: papers.flatMap(({ personId, ...paper }) => {
      const person = faces.get(personId);
      return person ? [{ ...paper, person }] : [];
    }),
    cut: found.length > papers.length,
  };
}

interface About {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

function keep(
  { database }: Platform,
  adminId: PersonId,
  about: About,
  papers: Parameters<typeof savePapers>[2],
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(database, async (tx) => {
    const found = await findCommunity(tx, adminId, about.communityId);
    if (!found) return missing();
    if (!may(membershipState(found.mine), 'ROLES')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
    const row = await membershipOf(tx, about.communityId, about.personId);
    if (!isMember(membershipState(row))) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
    for (const { name, validFrom, validTo } of papers) {
      if (!isDay(validFrom) || (validTo !== null && !isDay(validTo))) return refuse('NOT_A_DAY', { name });
      if (validTo !== null && validTo < validFrom) return refuse('ENDS_BEFORE_IT_BEGINS', { name });
    }
    await savePapers(tx, about, papers);
    return 'DONE';
  });
}
