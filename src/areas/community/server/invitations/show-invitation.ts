import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { InvitationView } from '../../contract/invitations.ts';
import { mayInvite, stillAsks } from '../../rules/membership.ts';
import { hasPublicPictures, picturesOf } from '../pictures/urls.ts';
import { factsOf, membershipState } from '../rows.ts';
import { findInvitation, nextOutings, openFaces } from './reads.ts';

const MAX_FACES = 6;
const MAX_OUTINGS = 3;

/** The page of an invitation, for anyone who holds its word; undefined when it stands no more (COM-10). */
export async function showInvitation(db: Db, token: string, now: Date): Promise<InvitationView | undefined> {
  const found = await findInvitation(db, token, now);
  if (!found) return undefined;
  const community = factsOf(found);
  const inviter = membershipState(found);
  if (community.archived || community.ending || !mayInvite(community, inviter)) return undefined;
  const [faces, outings] = await Promise.all([
    openFaces(db, found.id, MAX_FACES),
    nextOutings(db, found.id, now, MAX_OUTINGS),
  ]);
  return {
    communityId: found.id,
    name: found.name,
    description: found.description,
    privacy: found.privacy,
    rules: found.rules,
    totalMembers: found.member_count,
    coverUrl: hasPublicPictures(found) ? picturesOf(found).coverUrl : null,
    coverOffset: found.cover_offset,
    inviter: found.suspended_at ? null : presentPersonSummary({ ...found, id: found.inviter_id }),
    faces: faces.map(presentPersonSummary),
    outings: outings.map((outing) => ({
      id: outing.id,
      name: outing.name,
      startDateTime: outing.starts_at.toISOString(),
      timeZone: outing.time_zone,
    })),
    withApproval: stillAsks(community, inviter, found.with_approval),
  };
}
