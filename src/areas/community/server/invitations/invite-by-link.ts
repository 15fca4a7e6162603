import { randomBytes } from 'node:crypto';
import { languageOf } from '#platform/server/mail/language-of.ts';
import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, InvitationId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { mayInvite, stillAsks } from '../../rules/membership.ts';
import { may } from '../../rules/rights.ts';
import { isMember } from '../../rules/state.ts';
import { changeMembership, type MembershipOutcome } from '../members/change-membership.ts';
import { findCommunity, membershipOf } from '../reads.ts';
import { factsOf, membershipState } from '../rows.ts';
import { invitationLetter } from './letters.ts';
import { inviterOf, listOpenInvitations, lockInvitation } from './reads.ts';
import { insertInvitation, markRevoked, markUsed } from './writes.ts';

const SECRET_BYTES = 16;
const DAY_MS = 86_400_000;
const MAX_OPEN = 50;
const BY_MAIL = 'community-invitation';

export interface LinkCommand {
  readonly email?: string | undefined;
  readonly days: number;
  readonly maxUses: number | null;
  readonly withApproval: boolean;
}

/** Makes an invitation that stands for some days: a link to hand on, or a mail to one address. */
export function inviteByLink(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  communityId: CommunityId,
  { email, days, maxUses, withApproval }: LinkCommand,
): Promise<{ readonly token: string } | Refusal> {
  const { personId } = viewer;
  const now = platform.now();
  return write<{ token: string }>(platform, command, async (tx) => {
    const found = await findCommunity(tx, personId, communityId);
    if (!found) return missing();
    const community = factsOf(found.row);
    if (!mayInvite(community, membershipState(found.mine))) return refuse('MAY_NOT_INVITE', {}, 'forbidden');
    if (community.archived || community.ending) return refuse('COMMUNITY_ARCHIVED');
    const open = await listOpenInvitations(tx, communityId, { by: personId, now });
    if (open.length >= MAX_OPEN) return refuse('TOO_MANY_LINKS', { most: MAX_OPEN });
    const token = randomBytes(SECRET_BYTES).toString('base64url');
    await insertInvitation(tx, {
      id: newId<InvitationId>(),
      community_id: communityId,
      invited_by: personId,
      token,
      email: email ?? null,
      max_uses: email === undefined ? maxUses : 1,
      with_approval: withApproval,
      expires_at: new Date(now.getTime() + days * DAY_MS),
      created_at: now,
    });
    if (email === undefined) return { token };
    const refused = await refuseTooManyMails(platform, tx, {
      to: email,
      kinds: [BY_MAIL],
      causedBy: personId,
    });
    if (refused) return refused;
    const letter = invitationLetter(platform, await languageOf(tx, email, viewer.locale), {
      name: found.row.name,
      url: urlOfInvitation(platform, token),
      days,
    });
    await queueMail(platform, tx, { kind: BY_MAIL, stream: 'CLUB', to: email, letter, causedBy: personId });
    return { token };
  });
}

export function urlOfInvitation({ config }: Platform, token: string): string {
  return `${config.PUBLIC_ORIGIN}/join/invitation/${token}`;
}

/** Takes an invitation back; anyone who holds it can do nothing with it from now on. */
export function revokeInvitation(
  platform: Platform,
  { personId }: Viewer,
  communityId: CommunityId,
  invitationId: InvitationId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const me = membershipState(await membershipOf(tx, communityId, personId));
    const inviter = await inviterOf(tx, communityId, invitationId);
    if (!inviter || !isMember(me) || (inviter !== personId && !may(me, 'TAKE_IN'))) return missing();
    await markRevoked(tx, invitationId, platform.now());
    return 'DONE';
  });
}

/**
 * Anyone who holds a standing invitation is invited from now on, also into what they could not see. A word that is
 * revoked, over, of another community, for another address, or of somebody who may no longer invite is no word.
 */
export function takeInvitation(
  platform: Platform,
  { personId }: Viewer,
  communityId: CommunityId,
  token: string,
): Promise<MembershipOutcome | Refusal> {
  const now = platform.now();
  return changeMembership(platform, communityId, {
    callerId: personId,
    unseen: true,
    async decide({ community, me }, tx) {
      if (isMember(me)) return refuse('ALREADY_MEMBER', {}, 'conflict');
      const invitation = await lockInvitation(tx, communityId, token, { personId, now });
      if (!invitation || me.status === 'BANNED' || community.archived || community.ending) return missing();
      const inviter = membershipState(await membershipOf(tx, communityId, invitation.invited_by));
      if (!mayInvite(community, inviter)) return missing();
      const invitedToAsk = stillAsks(community, inviter, invitation.with_approval);
      // Who takes it again has been counted, and nobody falls back behind what they were given.
      const isNoMore = me.status === 'INVITED' && (!me.invitedToAsk || invitedToAsk);
      if (isNoMore || (me.status === 'REQUESTED' && invitedToAsk)) return { standings: [], events: [] };
      await markUsed(tx, invitation, now);
      const invitedBy = invitation.invited_by;
      return { standings: [{ personId, status: 'INVITED', invitedBy, invitedToAsk }], events: [] };
    },
  });
}
