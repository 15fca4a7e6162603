import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import type { invitationContract, OpenInvitation } from '../../contract/invitations.ts';
import { done } from '../../messages.ts';
import { mayInvite } from '../../rules/membership.ts';
import { may } from '../../rules/rights.ts';
import { findCommunity } from '../reads.ts';
import { factsOf, membershipState } from '../rows.ts';
import { inviteByLink, revokeInvitation, takeInvitation, urlOfInvitation } from './invite-by-link.ts';
import { listOpenInvitations, type OpenInvitationRow } from './reads.ts';
import { showInvitation } from './show-invitation.ts';

export function invitationRoutes(platform: Platform): Handlers<typeof invitationContract> {
  const { db } = platform.database;

  function present(row: OpenInvitationRow): OpenInvitation {
    return {
      id: row.id,
      url: row.email === null ? urlOfInvitation(platform, row.token) : null,
      email: row.email,
      expiresAt: row.expires_at.toISOString(),
      by: row.display_name,
      uses: row.uses,
      maxUses: row.max_uses,
      withApproval: row.with_approval,
    };
  }

  return {
    'GET /api/communities/:communityId/invitation-links': async ({ viewer, params: { communityId } }) => {
      const found = await findCommunity(db, viewer.personId, communityId);
      if (!found) return missing();
      const me = membershipState(found.mine);
      if (!mayInvite(factsOf(found.row), me)) return refuse('MAY_NOT_INVITE', {}, 'forbidden');
      const by = may(me, 'TAKE_IN') ? null : viewer.personId;
      const rows = await listOpenInvitations(db, communityId, { by, now: platform.now() });
      return { items: rows.map(present) };
    },
    'POST /api/communities/:communityId/invitation-links': idempotent(
      async ({ viewer, params, body, command }) => {
        const made = await inviteByLink(platform, command, viewer, params.communityId, body);
        if (isRefusal(made)) return made;
        // What was mailed is for its reader: the one who sends it does not get the word.
        const url = body.email ? null : urlOfInvitation(platform, made.token);
        return { ...done(body.email ? 'INVITATION_MAILED' : 'INVITATION_LINK_READY'), url };
      },
    ),
    'DELETE /api/communities/:communityId/invitation-links/:invitationId': async ({ viewer, params }) => {
      const revoked = await revokeInvitation(platform, viewer, params.communityId, params.invitationId);
      return isRefusal(revoked) ? revoked : done('INVITATION_REVOKED');
    },
    'GET /api/public/invitations/:token': async ({ params }) =>
      (await showInvitation(db, params.token, platform.now())) ?? missing(),
    'PUT /api/communities/:communityId/invitation': async ({ viewer, params, body }) => {
      const taken = await takeInvitation(platform, viewer, params.communityId, body.token);
      return isRefusal(taken) ? taken : done('INVITED');
    },
  };
}
