import { readTimeCursor } from '#platform/server/cursor.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { relationContract } from '../../contract/relations.ts';
import { done, type PersonConfirmation } from '../../messages.ts';
import {
  decideAnswer,
  decideBlock,
  decideMute,
  decideRemoveFollower,
  decideUnblock,
  decideUnfollow,
  decideUnmute,
} from '../../rules/relation.ts';
import { presentConnections } from '../lists/present.ts';
import { listConnectionRows } from '../lists/reads.ts';
import { changeRelation, followPerson } from './change-relation.ts';
import type { Relation } from './reads.ts';

/** Everything between two people; each change goes through one door. */
export function relationRoutes(platform: Platform): Handlers<typeof relationContract> {
  return {
    'PUT /api/people/:personId/follow': async ({ viewer, params: { personId } }) => {
      const stood = await followPerson(platform, viewer, personId);
      if (isRefusal(stood)) return stood;
      const { displayName: name } = stood;
      return stood.mine === 'FOLLOWING'
        ? { ...done('FOLLOWED', { name }), connectionState: 'CONNECTED' }
        : { ...done('FOLLOW_REQUESTED', { name }), connectionState: 'CONNECT_REQUESTED' };
    },
    'DELETE /api/people/:personId/follow': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideUnfollow), 'UNFOLLOWED'),
    'GET /api/me/connections': async ({ viewer, query: { list, text, after, limit } }) => {
      const command = { list, text, after: readTimeCursor(after), limit };
      return presentConnections(
        await listConnectionRows(platform.database.db, viewer.personId, command),
        limit,
      );
    },
    'PUT /api/me/follow-requests/:personId': async ({ viewer, params: { personId }, body: { accept } }) =>
      tell(
        await changeRelation(platform, viewer, personId, (state) => decideAnswer(state, accept)),
        accept ? 'FOLLOWER_ACCEPTED' : 'FOLLOWER_DECLINED',
      ),
    'DELETE /api/me/followers/:personId': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideRemoveFollower), 'FOLLOWER_REMOVED'),
    ...hidingRoutes(platform),
  };
}

type HidingWire = Extract<
  keyof typeof relationContract,
  `${string}/blocks/${string}` | `${string}/mutes/${string}`
>;

function hidingRoutes(platform: Platform): Handlers<Pick<typeof relationContract, HidingWire>> {
  return {
    'PUT /api/me/blocks/:personId': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideBlock), 'BLOCKED'),
    'DELETE /api/me/blocks/:personId': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideUnblock), 'UNBLOCKED'),
    'PUT /api/me/mutes/:personId': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideMute), 'MUTED'),
    'DELETE /api/me/mutes/:personId': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideUnmute), 'UNMUTED'),
  };
}

function tell(stood: Relation | Refusal, code: PersonConfirmation) {
  return isRefusal(stood) ? stood : done(code, { name: stood.displayName });
}
