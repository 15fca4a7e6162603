import type { FastifyInstance } from 'fastify';
import { usernamesIn } from '#areas/person/rules/mentions.ts';
import { peopleOfUsernames } from '#areas/person/server/public.ts';
import { type Call, type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { CommentId, ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { Contract, Endpoint } from '#platform/shared/wire.ts';
import { byWire, codesOf, type Operations, operationsOf, type Subject } from '../contract.ts';
import { commentConfirmations, commentRefusals, done } from '../messages.ts';
import { presentReply, presentThread, type Reading } from './present.ts';
import {
  type CommentRow,
  type Discussion,
  firstReplies,
  isUnder,
  listReplies,
  listThreads,
} from './reads.ts';
import { Talk } from './talk.ts';

const REPLIES_AT_ONCE = 3;

/** Opens one discussion to the API, under the addresses of its contract. */
export function registerDiscussion<Ground>(
  app: FastifyInstance,
  platform: Platform,
  subject: Subject,
  discussion: Discussion<Ground>,
): void {
  registerMessages(commentRefusals, commentConfirmations);
  const contract: Contract = byWire<Endpoint>(subject.root, { ...operationsOf(subject) });
  const answers: Readonly<Record<keyof Operations<string>, unknown>> = answersOf(
    platform,
    subject,
    discussion,
  );
  const handlers = byWire(subject.root, answers) as unknown as Handlers<Contract>;
  registerEndpoints(app, platform, contract, handlers);
}

function answersOf<Ground>(
  platform: Platform,
  subject: Subject,
  discussion: Discussion<Ground>,
): Handlers<Operations<string>> {
  const { db } = platform.database;
  const talk = new Talk(platform, discussion, codesOf(subject));
  const path = (params: Readonly<Record<string, string>>) => ({
    about: asObjectId(params[subject.key] ?? ''),
    commentId: params.commentId as CommentId,
  });
  return {
    list: (call) => readThreads(platform, discussion, path(call.params).about, call),
    replies: async ({ viewer: { personId }, params, query }) => {
      const ground = await discussion.find(db, personId, path(params).about);
      if (isRefusal(ground)) return ground;
      if (!(await isUnder(db, path(params)))) return missing();
      const rows = await listReplies(db, personId, path(params), query);
      const shown = rows.slice(0, query.limit);
      const next = rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null;
      const reading = await readingOf(platform, personId, shown);
      return { items: shown.map((row) => presentReply(row, reading)), next };
    },
    add: idempotent(async ({ viewer, params, body, command }) => {
      const made = await talk.add(command, viewer, path(params).about, body);
      if (isRefusal(made)) return made;
      return { ...done(made.isHeld ? 'COMMENT_HELD' : 'COMMENT_SAID'), id: made.id };
    }),
    change: async ({ viewer, params, body: { text } }) => {
      const changed = await talk.change(viewer, path(params), text);
      return isRefusal(changed) ? changed : done(changed === 'HELD' ? 'COMMENT_HELD' : 'COMMENT_CHANGED');
    },
    remove: async ({ viewer, params }) => {
      const removed = await talk.remove(viewer, path(params));
      return isRefusal(removed) ? removed : done('COMMENT_REMOVED');
    },
  };
}

/** Who reads, and whom these comments name. */
async function readingOf(
  { database: { db } }: Platform,
  readerId: PersonId,
  rows: readonly CommentRow[],
): Promise<Reading> {
  const usernames = rows.flatMap(({ body }) => usernamesIn(body));
  return { readerId, people: await peopleOfUsernames(db, readerId, usernames) };
}

async function readThreads<Ground>(
  platform: Platform,
  discussion: Discussion<Ground>,
  about: ObjectId,
  { viewer: { personId }, query }: Call<Operations<string>['list']>,
) {
  const { db } = platform.database;
  const ground = await discussion.find(db, personId, about);
  if (isRefusal(ground)) return ground;
  const rows = await listThreads(db, personId, { about, newestFirst: discussion.newestFirst }, query);
  const shown = rows.slice(0, query.limit);
  const ids = shown.map((row) => row.id);
  const replies = await firstReplies(db, personId, ids, REPLIES_AT_ONCE);
  const reading = await readingOf(platform, personId, [...shown, ...replies]);
  return {
    items: shown.map((row) => presentThread(row, replies, reading)),
    next: rows.length > query.limit ? (ids.at(-1) ?? null) : null,
  };
}
