import { presentFace } from '#areas/person/server/reads.ts';
import { type Handlers, keepsKey } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { MessageContract, MessageView } from '../../contract/messages.ts';
import { done } from '../../messages.ts';
import type { Audience } from '../../rules/messaging.ts';
import { findHuddle } from '../reads.ts';
import { listMessages, type MessageRow } from './reads.ts';
import { sendMessage } from './send-message.ts';

export function messageRoutes(platform: Platform): Handlers<MessageContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/messages': async ({ viewer, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      const isHost = huddle.access === 'HOST';
      const { most, after } = query;
      const rows = await listMessages(db, huddleId, isHost ? null : viewer.personId, { after, most });
      const shown = rows.slice(0, most);
      return {
        items: shown.map((row) => presentMessage(row, isHost)),
        next: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'POST /api/huddles/:huddleId/messages': keepsKey(
      async ({ viewer, params: { huddleId }, body, command }) => {
        const sent = await sendMessage(platform, command, viewer, huddleId, body);
        return isRefusal(sent) ? sent : { ...done('MESSAGE_SENT'), ...sent };
      },
    ),
  };
}

function presentMessage(row: MessageRow, isHost: boolean): MessageView {
  return {
    id: row.id,
    author: presentFace({ ...row, id: row.author_id }),
    audience: row.audience as Audience,
    text: row.body,
    createdAt: row.created_at.toISOString(),
    recipientCount: isHost ? Number(row.recipients) : null,
  };
}
