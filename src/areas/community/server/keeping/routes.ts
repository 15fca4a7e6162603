import { idsOfReaders, presentReaders } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, MessageId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { keepingContract, MyMembership } from '../../contract/keeping.ts';
import { done } from '../../messages.ts';
import { may } from '../../rules/rights.ts';
import { isMember } from '../../rules/state.ts';
import { duesRoutes } from '../dues/routes.ts';
import { answerJoinRequest } from '../members/manage.ts';
import { findCommunity, membershipOf } from '../reads.ts';
import { membershipState } from '../rows.ts';
import { refuseStrangers } from './refuse-strangers.ts';
import { lockMessages, messagedNow, messagesTo, noteAbout, saveMessage, saveNote } from './store.ts';

interface About {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

/** Keeping the list of members (COM-12). */
export function keepingRoutes(platform: Platform): Handlers<typeof keepingContract> {
  const { db } = platform.database;
  return {
    ...duesRoutes(platform),
    'GET /api/communities/:communityId/membership': ({ viewer, params: { communityId } }) =>
      readMine(platform, { communityId, personId: viewer.personId }),
    'PUT /api/communities/:communityId/requests': async ({ viewer, params: { communityId }, body }) => {
      const people = await answerAll(platform, viewer, communityId, body);
      if (isRefusal(people)) return people;
      return { ...done(body.accept ? 'REQUESTS_ACCEPTED' : 'REQUESTS_DECLINED', { people }), people };
    },
    'GET /api/communities/:communityId/members/:personId/note': async ({ viewer, params }) => {
      const refused = await refuseNoting(platform, viewer.personId, params);
      if (refused) return refused;
      return { note: presentNote(await noteAbout(db, params)) };
    },
    'PUT /api/communities/:communityId/members/:personId/note': async ({ viewer, params, body }) => {
      const refused = await refuseNoting(platform, viewer.personId, params);
      if (refused) return refused;
      const note = { ...params, text: body.text.trim(), by: viewer.personId, now: platform.now() };
      await inTransaction<'DONE'>(platform.database, async (tx) => {
        await saveNote(tx, note);
        return 'DONE';
      });
      return done('NOTE_OF_MEMBER');
    },
    'POST /api/communities/:communityId/member-messages/preview': async ({ viewer, params, body }) => {
      const { communityId } = params;
      const refused = await refuseWriting(db, viewer.personId, communityId);
      if (refused) return refused;
      return refuseStrangers(
        await presentReaders(
          db,
          viewer.personId,
          messagedNow(communityId, { by: viewer.personId, ids: body.personIds, now: platform.now() }),
        ),
      );
    },
    'POST /api/communities/:communityId/member-messages': idempotent(
      async ({ viewer, params: { communityId }, body, command }) => {
        const people = await writeTo(platform, command, { communityId, by: viewer.personId, ...body });
        return isRefusal(people) ? people : { ...done('MESSAGE_TO_MEMBERS', { people }), people };
      },
    ),
  };
}

async function readMine({ database: { db } }: Platform, about: About): Promise<MyMembership | Refusal> {
  const found = await findCommunity(db, about.personId, about.communityId);
  if (!found) return missing();
  const mine = await membershipOf(db, about.communityId, about.personId);
  if (!mine || !isMember(membershipState(mine))) return refuse('NOT_A_MEMBER', {}, 'forbidden');
  const { dues_cents: cents, dues_currency: currency, dues_every: every } = found.row;
  const messages = await messagesTo(db, about);
  return {
    role: mine.role,
    title: mine.title,
    number: mine.number,
    since: mine.since.toISOString(),
    activeAt: mine.active_at?.toISOString() ?? null,
    dues: cents !== null && currency !== null && every !== null ? { cents, currency, every } : null,
    paidUntil: mine.paid_until,
    address: mine.address,
    note: presentNote(await noteAbout(db, about)),
    messages: messages.map(({ id, body, sent_at, display_name }) => ({
      id,
      by: display_name,
      text: body,
      sentAt: sent_at.toISOString(),
    })),
  };
}

function presentNote(row: Awaited<ReturnType<typeof noteAbout>>): MyMembership['note'] {
  return row ? { text: row.body, writtenAt: row.written_at.toISOString() } : null;
}

/** Notes are for admins, and about members only. */
async function refuseNoting(
  { database: { db } }: Platform,
  adminId: PersonId,
  { communityId, personId }: About,
): Promise<Refusal | undefined> {
  const found = await findCommunity(db, adminId, communityId);
  if (!found) return missing();
  if (!may(membershipState(found.mine), 'NOTE')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  const them = membershipState(await membershipOf(db, communityId, personId));
  return isMember(them) ? undefined : refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
}

/** Each through the one door of memberships; a request that is no longer open stops none of the others. */
async function answerAll(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
  { personIds, accept }: { readonly personIds: readonly PersonId[]; readonly accept: boolean },
): Promise<number | Refusal> {
  const found = await findCommunity(platform.database.db, viewer.personId, communityId);
  if (!found) return missing();
  if (!may(membershipState(found.mine), 'TAKE_IN')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  let answered = 0;
  for (const personId of new Set(personIds)) {
    const outcome = await answerJoinRequest(platform, viewer, { communityId, personId }, accept);
    if (!isRefusal(outcome)) answered += 1;
  }
  return answered > 0 ? answered : refuse('NO_JOIN_REQUEST', {}, 'conflict');
}

async function refuseWriting(
  db: DbOrTx,
  by: PersonId,
  communityId: CommunityId,
): Promise<Refusal | undefined> {
  const found = await findCommunity(db, by, communityId);
  if (!found) return missing();
  return may(membershipState(found.mine), 'MESSAGE') ? undefined : refuse('NOT_AN_ADMIN', {}, 'forbidden');
}

interface Words {
  readonly communityId: CommunityId;
  readonly by: PersonId;
  readonly personIds: readonly PersonId[];
  readonly text: string;
}

function writeTo(
  platform: Platform,
  command: Command,
  { communityId, by, personIds, text }: Words,
): Promise<number | Refusal> {
  const now = platform.now();
  return write<number>(platform, command, async (tx) => {
    const refused = await refuseWriting(tx, by, communityId);
    if (refused) return refused;
    await lockMessages(tx, communityId);
    const readers = await idsOfReaders(tx, messagedNow(communityId, { by, ids: personIds, now }));
    if (readers.length === 0) return refuse('NOBODY_TO_WRITE_TO');
    const messageId = newId<MessageId>();
    await saveMessage(tx, { id: messageId, communityId, by, text, readers, now });
    const about = { communityId, personId: by, actorId: by };
    await recordEvents(tx, now, [{ type: 'community.members-written', ...about, messageId }]);
    return readers.length;
  });
}
