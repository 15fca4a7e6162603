import { randomBytes } from 'node:crypto';
import type { ObjectHeld } from '#areas/moderation/rules/events.ts';
import { newcomerLimitsOf } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { recordEvents } from '#platform/server/events.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, InvitationId, PersonId } from '#platform/shared/ids.ts';
import type { invitationListContract } from '../../contract/invitation-lists.ts';
import { done } from '../../messages.ts';
import {
  addressOf,
  decideList,
  decideSending,
  judgeLines,
  type LineOutcome,
} from '../../rules/invitation-list.ts';
import { may } from '../../rules/rights.ts';
import { inviterOf } from '../invitations/reads.ts';
import { findCommunity } from '../reads.ts';
import { factsOf, membershipState } from '../rows.ts';
import { countListed, knownOf, sentLines, sentLists } from './reads.ts';
import { mailAgain, sendingOf } from './send.ts';
import { insertList, revokeList } from './writes.ts';

const SECRET_BYTES = 16;
const DAY_MS = 86_400_000;

interface Line {
  readonly name: string;
  readonly email: string;
}

/** Many addresses at once (COM-10). */
export function listRoutesOf(platform: Platform): Handlers<typeof invitationListContract> {
  const { db } = platform.database;

  async function refuseUnlessAdmin(
    personId: PersonId,
    communityId: CommunityId,
  ): Promise<Refusal | undefined> {
    const found = await findCommunity(db, personId, communityId);
    if (!found) return missing();
    return may(membershipState(found.mine), 'TAKE_IN') ? undefined : refuse('NOT_AN_ADMIN', {}, 'forbidden');
  }

  return {
    'POST /api/communities/:communityId/invitation-previews': idempotent(
      ({ viewer, params: { communityId }, body, command }) =>
        write<{ outcomes: LineOutcome[] }>(platform, command, async (tx) => {
          const found = await findCommunity(tx, viewer.personId, communityId);
          if (!found) return missing();
          const refused = decideList(factsOf(found.row), membershipState(found.mine));
          return refused ?? { outcomes: await outcomesOf(platform, tx, communityId, body.people) };
        }),
    ),
    'POST /api/communities/:communityId/invitation-lists': idempotent(
      async ({ viewer, params: { communityId }, body, command }) => {
        const sent = await send(platform, command, { personId: viewer.personId, communityId, ...body });
        if (isRefusal(sent)) return sent;
        const { id, people } = sent;
        return { ...done(sent.isHeld ? 'LIST_HELD' : 'LIST_SENT', { people }), id, people };
      },
    ),
    'GET /api/communities/:communityId/invitation-lists': async ({ viewer, params: { communityId } }) => {
      const refused = await refuseUnlessAdmin(viewer.personId, communityId);
      return refused ?? { items: await sentLists(db, communityId, platform.now()) };
    },
    'GET /api/communities/:communityId/invitation-lists/:listId': async ({ viewer, params }) => {
      const refused = await refuseUnlessAdmin(viewer.personId, params.communityId);
      if (refused) return refused;
      const items = await sentLines(db, params.communityId, params.listId, platform.now());
      return items.length > 0 ? { items } : missing();
    },
    'DELETE /api/communities/:communityId/invitation-lists/:listId': async ({ viewer, params }) => {
      const { communityId, listId } = params;
      const refused = await refuseUnlessAdmin(viewer.personId, communityId);
      if (refused) return refused;
      const ended = await inTransaction<'DONE'>(platform.database, async (tx) =>
        (await revokeList(tx, communityId, listId, platform.now())) > 0 ? 'DONE' : missing(),
      );
      return isRefusal(ended) ? ended : done('INVITATION_REVOKED');
    },
    'POST /api/communities/:communityId/invitation-links/:invitationId/mails': idempotent(
      async ({ viewer, params: { communityId, invitationId }, command }) => {
        const refused = await refuseUnlessAdmin(viewer.personId, communityId);
        if (refused) return refused;
        const sent = await write<'DONE'>(platform, command, async (tx) => {
          if (!(await inviterOf(tx, communityId, invitationId))) return missing();
          const mailed = await mailAgain(platform, tx, invitationId);
          return isRefusal(mailed) ? mailed : mailed ? 'DONE' : missing();
        });
        return isRefusal(sent) ? sent : done('INVITATION_MAILED');
      },
    ),
  };
}

async function outcomesOf(
  platform: Platform,
  db: Parameters<typeof knownOf>[0],
  communityId: CommunityId,
  people: readonly Line[],
) {
  const emails = people.map(({ email }) => addressOf(email));
  return judgeLines(emails, await knownOf(db, communityId, [...new Set(emails)], platform.now()));
}

interface Sending {
  readonly personId: PersonId;
  readonly communityId: CommunityId;
  readonly people: readonly Line[];
  readonly days: number;
}

interface SentOrHeld {
  readonly id: string;
  readonly people: number;
  /** It waits for moderators. */
  readonly isHeld: boolean;
}

/** Judged again as it is sent: what was shown may have changed. */
function send(
  platform: Platform,
  command: Command,
  { personId, communityId, people, days }: Sending,
): Promise<SentOrHeld | Refusal> {
  const now = platform.now();
  return write<SentOrHeld>(platform, command, async (tx: Tx) => {
    const found = await findCommunity(tx, personId, communityId);
    if (!found) return missing();
    const outcomes = await outcomesOf(platform, tx, communityId, people);
    const wanted = people.filter((_, at) => outcomes[at] === 'INVITE');
    const today = await countListed(tx, communityId, new Date(now.getTime() - DAY_MS));
    const refused =
      decideList(factsOf(found.row), membershipState(found.mine)) ?? decideSending(wanted.length, today);
    if (refused) return refused;
    const listId = newId<string>();
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const rows = wanted.map(({ name, email }) => ({
      id: newId<InvitationId>(),
      token: randomBytes(SECRET_BYTES).toString('base64url'),
      email: addressOf(email),
      name: name.trim(),
    }));
    const limits = await newcomerLimitsOf(platform, tx, personId);
    const isHeld = limits !== undefined && rows.length + today > limits.invitations;
    await insertList(tx, { listId, communityId, invitedBy: personId, expiresAt, now, isHeld }, rows);
    if (isHeld) await recordEvents(tx, now, [heldList(communityId, personId, rows.length)]);
    else await enqueue(tx, sendingOf([listId]));
    return { id: listId, people: rows.length, isHeld };
  });
}

/** A newcomer's long list waits for moderators: each line goes to somebody who has not asked for it (C9). */
function heldList(communityId: CommunityId, personId: PersonId, count: number): ObjectHeld {
  return {
    type: 'moderation.object-held',
    objectType: 'COMMUNITY',
    objectId: communityId,
    personId,
    why: 'LIST',
    count,
  };
}
