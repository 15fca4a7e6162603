import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { relationContract } from '../../contract-relations.ts';
import {
  decideAnswer,
  decideBlock,
  decideFollow,
  decideMute,
  decideRemoveFollower,
  decideUnblock,
  decideUnfollow,
  decideUnmute,
} from '../../rules/relation.ts';
import { presentConnections, readCursor } from '../lists/present.ts';
import { listConnectionRows } from '../lists/reads.ts';
import { changeRelation } from './change-relation.ts';
import type { Relation } from './reads.ts';

/** Everything between two people; each change goes through one door. */
export function relationRoutes(platform: Platform): Handlers<typeof relationContract> {
  return {
    'PUT /api/people/:personId/follow': async ({ viewer, params: { personId } }) => {
      const stood = await changeRelation(platform, viewer, personId, decideFollow);
      if (isRefusal(stood)) return stood;
      const { displayName } = stood;
      return stood.mine === 'FOLLOWING'
        ? { ...done(`You followed the ${displayName}`), connectionState: 'CONNECTED' }
        : { ...done(`You asked to follow ${displayName}`), connectionState: 'CONNECT_REQUESTED' };
    },
    'DELETE /api/people/:personId/follow': async ({ viewer, params: { personId } }) =>
      tell(
        await changeRelation(platform, viewer, personId, decideUnfollow),
        (name) => `You unfollow the ${name}`,
      ),
    'GET /api/me/connections': async ({ viewer, query: { list, text, after, most } }) => {
      const wish = { list, text, after: readCursor(after), most };
      return presentConnections(await listConnectionRows(platform.database.db, viewer.personId, wish), most);
    },
    'PUT /api/me/follow-requests/:personId': async ({ viewer, params: { personId }, body: { accept } }) =>
      tell(
        await changeRelation(platform, viewer, personId, (facts) => decideAnswer(facts, accept)),
        (name) => (accept ? `${name} follows you now.` : 'The request is declined.'),
      ),
    'DELETE /api/me/followers/:personId': async ({ viewer, params: { personId } }) =>
      tell(
        await changeRelation(platform, viewer, personId, decideRemoveFollower),
        (name) => `${name} follows you no longer.`,
      ),
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
      tell(await changeRelation(platform, viewer, personId, decideBlock), (name) => `${name} is blocked.`),
    'DELETE /api/me/blocks/:personId': async ({ viewer, params: { personId } }) =>
      tell(
        await changeRelation(platform, viewer, personId, decideUnblock),
        (name) => `${name} is no longer blocked.`,
      ),
    'PUT /api/me/mutes/:personId': async ({ viewer, params: { personId } }) =>
      tell(await changeRelation(platform, viewer, personId, decideMute), (name) => `${name} is muted.`),
    'DELETE /api/me/mutes/:personId': async ({ viewer, params: { personId } }) =>
      tell(
        await changeRelation(platform, viewer, personId, decideUnmute),
        (name) => `${name} is no longer muted.`,
      ),
  };
}

function tell(stood: Relation | Refusal, word: (name: string) => string) {
  return isRefusal(stood) ? stood : done(word(stood.displayName));
}
