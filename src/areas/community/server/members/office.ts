import { hostedInClub, plansOfOffice } from '#areas/huddle/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CommunityEvent } from '../../rules/events.ts';
import { MAX_OWNED } from '../../rules/founding.ts';
import { decideOffice } from '../../rules/office.ts';
import { may } from '../../rules/rights.ts';
import { type CommunityRole, isMember } from '../../rules/state.ts';
import { countLinksOf } from '../invitations/reads.ts';
import { revokeLinksOf } from '../invitations/writes.ts';
import { countOwned, findCommunity, membershipOf } from '../reads.ts';
import { membershipState } from '../rows.ts';
import { saveTitle } from '../writes.ts';
import { changeMembership, type MembershipOutcome } from './change-membership.ts';
import type { About } from './manage.ts';

interface Office {
  readonly communityId: CommunityId;
  readonly holderId: PersonId;
  readonly successorId: PersonId;
}

/** Role and title pass on, and with the old rights end the links that the holder made, in one transaction (C19). */
export function handOverOffice(
  platform: Platform,
  { personId: actorId }: Viewer,
  office: Office,
): Promise<MembershipOutcome | Refusal> {
  const { communityId, holderId, successorId } = office;
  return changeMembership(platform, communityId, {
    callerId: actorId,
    aboutId: successorId,
    async decide({ me, them, answer }, tx) {
      const row = await membershipOf(tx, communityId, holderId);
      const holder = membershipState(row);
      const refused = decideOffice(me, { ...holder, isMe: holderId === actorId }, them);
      if (refused) return refused;
      const { role } = holder;
      if (role === 'OWNER' && (await countOwned(tx, successorId)) >= MAX_OWNED) {
        return refuse('TOO_MANY_COMMUNITIES', { most: MAX_OWNED });
      }
      await revokeLinksOf(tx, communityId, holderId, platform.now());
      if (row?.title) await saveTitle(tx, communityId, successorId, row.title);
      await saveTitle(tx, communityId, holderId, '');
      return {
        standings: [
          { personId: successorId, status: 'MEMBER', role, answer },
          { personId: holderId, status: 'MEMBER', answer: row?.answer ?? '' },
        ],
        events: handedOver(office, actorId, role),
      };
    },
  });
}

/** Both are told; the person who did it knows. */
function handedOver(
  { communityId, ...people }: Office,
  actorId: PersonId,
  role: CommunityRole,
): CommunityEvent[] {
  const about = { communityId, actorId };
  const { holderId, successorId: personId } = people;
  return [
    role === 'OWNER'
      ? { ...about, personId, type: 'community.handed-over' }
      : { ...about, personId, type: 'community.role-changed', role },
    { ...about, personId: holderId, type: 'community.role-changed', role: 'MEMBER' },
    { ...about, personId, type: 'community.office-handed-over', holderId },
  ];
}

/** What goes with an office, shown before it is handed over. */
export async function readOffice({ database: { db }, now }: Platform, viewerId: PersonId, about: About) {
  const found = await findCommunity(db, viewerId, about.communityId);
  if (!found) return missing();
  if (!may(membershipState(found.mine), 'ROLES')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  const { communityId, personId: holderId } = about;
  const row = await membershipOf(db, communityId, holderId);
  const holder = membershipState(row);
  if (!row || !isMember(holder)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  const outings = await hostedInClub(db, about, now());
  const plans = await plansOfOffice(db, { communityId, holderId, isOwn: holderId === viewerId });
  return {
    role: holder.role,
    title: row.title,
    outings: outings.length,
    drafts: plans.drafts,
    templates: plans.templates,
    links: await countLinksOf(db, communityId, holderId, now()),
  };
}
