import type { ReadersView } from '#areas/person/contract/readers.ts';
import { presentPersonSummary, presentReaders } from '#areas/person/server/public.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { eventsJob } from '#platform/server/events.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, MessageId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { MessageContract, MessageView } from '../../contract/messages.ts';
import { done } from '../../messages.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { type Audience, decideMessage, MESSAGES_A_DAY } from '../../rules/messaging.ts';
import { findHuddle } from '../reads.ts';
import { factsOf } from '../rows.ts';
import { addressedSql, placesWithoutAccount } from './addressed.sql.ts';
import { lastSent, listMessages, type MessageRow, withoutAccount } from './reads.ts';
import { spreadJob } from './spread-message.ts';
import { insertMessage } from './writes.ts';

export function messageRoutes(platform: Platform): Handlers<MessageContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/messages': async ({ viewer, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      const isHost = huddle.access === 'HOST';
      const { limit, after } = query;
      const rows = await listMessages(db, huddleId, isHost ? null : viewer.personId, { after, limit });
      const shown = rows.slice(0, limit);
      return {
        items: shown.map((row) => presentMessage(row, isHost)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'GET /api/huddles/:huddleId/messages/readers': ({ viewer, params: { huddleId }, query }) =>
      previewMessage(platform, viewer, { huddleId, ...query }),
    'POST /api/huddles/:huddleId/messages': idempotent(
      async ({ viewer, params: { huddleId }, body, command }) => {
        const sent = await sendMessage(platform, command, viewer, huddleId, body);
        return isRefusal(sent) ? sent : { ...done('MESSAGE_SENT'), ...sent };
      },
    ),
  };
}

/** Who a message would go to, by the statement that sends it, and whom the host has to tell by themselves. */
async function previewMessage(
  { database: { db } }: Platform,
  { personId }: Viewer,
  { huddleId, audience }: { readonly huddleId: HuddleId; readonly audience: Audience },
): Promise<ReadersView | Refusal> {
  const huddle = await findHuddle(db, { personId }, huddleId);
  if (!huddle) return missing();
  if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
  const found = await presentReaders(db, personId, addressedSql({ huddleId, authorId: personId, audience }));
  const names = await withoutAccount(db, huddleId, placesWithoutAccount(audience));
  if (names.length === 0) return found;
  return {
    ...found,
    without: [...found.without, { why: 'NO_ACCOUNT', count: names.length, names: [...names] }],
  };
}

function presentMessage(row: MessageRow, isHost: boolean): MessageView {
  return {
    id: row.id,
    author: presentPersonSummary({ ...row, id: row.author_id }),
    audience: row.audience as Audience,
    text: row.body,
    createdAt: row.created_at.toISOString(),
    recipientCount: isHost ? Number(row.recipients) : null,
  };
}

export interface SentMessage {
  readonly id: MessageId;
  readonly recipientCount: number;
}

/** A host writes to the people of their huddle; rows, mails and notifications follow from the job. */
export function sendMessage(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  said: { readonly audience: Audience; readonly text: string },
): Promise<SentMessage | Refusal> {
  const { personId } = viewer;
  return write<SentMessage>(platform, command, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    const at = platform.now();
    const refused = decideMessage(factsOf(huddle.row), await lastSent(tx, huddleId, MESSAGES_A_DAY), at);
    if (refused) return refused;
    const id = newId<MessageId>();
    const recipientCount = await insertMessage(tx, { id, huddleId, authorId: personId, at, ...said });
    if (recipientCount === 0) return refuse('NOBODY_TO_TELL');
    const sent = { huddleId, personId, messageId: id };
    await enqueue(tx, [
      eventsJob<HuddleEvent>(at, [{ type: 'huddle.message-sent', ...sent, spreads: true }]),
      spreadJob(sent),
    ]);
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return { id, recipientCount };
  });
}
