import { type ZodType, z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { RefusalCode } from '#platform/shared/decision.ts';
import type { CommentId } from '#platform/shared/ids.ts';
import type { Endpoint } from '#platform/shared/wire.ts';
import { face, idOf, named, pageSize, prose } from '#platform/shared/wire-values.ts';

const commentId = idOf<CommentId>();
const text = prose(2_000).min(1);
const page = z.strictObject({ after: z.uuid().optional(), limit: pageSize });

const reply = z.object({
  id: z.string(),
  /** Null when the words were removed or hidden: the placeholder stands only for the replies under it. */
  author: face.nullable(),
  text: z.string(),
  /** Whom the text names with an @, as far as I may know of them. */
  mentions: z.array(named),
  createdAt: z.string(),
  edited: z.boolean(),
  /** HOST is anyone who the discussion belongs to; MODERATORS have hidden it, or admins of the community. */
  removedBy: z.enum(['AUTHOR', 'HOST', 'MODERATORS']).nullable(),
  mine: z.boolean(),
  /** It is mine, and I alone see it: moderators are looking at it, or have hidden it. */
  hidden: z.boolean(),
});
export type ReplyView = z.output<typeof reply>;

const thread = reply
  .extend({ replyCount: z.number().int(), replies: z.array(reply) })
  .meta({ id: 'Comment' });
export type ThreadView = z.output<typeof thread>;

const threads = z.object({ items: z.array(thread), next: z.string().nullable() });
const replies = z.object({ items: z.array(reply), next: z.string().nullable() });

const said = z.strictObject({ text, parentId: commentId.nullable().default(null) });
const reworded = z.strictObject({ text });
const made = commandReplyWith({ id: z.string() });

type Ids<Key extends string> = ZodType<Readonly<Record<Key, string>>, Readonly<Record<Key, string>>>;

/** The five operations of a discussion; `Key` names the ids in its address. */
export interface Operations<Key extends string> {
  readonly list: Endpoint & {
    readonly params: Ids<Key>;
    readonly query: typeof page;
    readonly reply: typeof threads;
  };
  readonly replies: Endpoint & {
    readonly params: Ids<Key | 'commentId'>;
    readonly query: typeof page;
    readonly reply: typeof replies;
  };
  readonly add: Endpoint & {
    readonly params: Ids<Key>;
    readonly body: typeof said;
    readonly reply: typeof made;
  };
  readonly change: Endpoint & {
    readonly params: Ids<Key | 'commentId'>;
    readonly body: typeof reworded;
    readonly reply: typeof commandReply;
  };
  readonly remove: Endpoint & {
    readonly params: Ids<Key | 'commentId'>;
    readonly reply: typeof commandReply;
  };
}

/** What something is said under, as its area describes it. */
export interface Subject {
  /** As the summaries say it: 'a post'. */
  readonly about: string;
  /** The address of one, with its id as `:key`. */
  readonly root: `/api/${string}`;
  readonly key: string;
  /** The names of the operations in the API. */
  readonly operations: Readonly<Record<keyof Operations<string>, string>>;
  /** Why somebody who may read may not speak. */
  readonly silences?: readonly RefusalCode[];
  readonly refusals?: TalkRefusals;
}

/** What a discussion refuses with. */
export interface TalkRefusals {
  readonly gone: RefusalCode;
  readonly notYours: RefusalCode;
}

export function codesOf({ refusals }: Subject): TalkRefusals {
  return refusals ?? { gone: 'COMMENT_GONE', notYours: 'COMMENT_NOT_YOURS' };
}

/** The operations of a discussion by their wires, whatever they hold for each. */
export function byWire<Of>(root: string, of: Readonly<Record<keyof Operations<string>, Of>>) {
  return {
    [`GET ${root}/comments`]: of.list,
    [`GET ${root}/comments/:commentId/replies`]: of.replies,
    [`POST ${root}/comments`]: of.add,
    [`PATCH ${root}/comments/:commentId`]: of.change,
    [`DELETE ${root}/comments/:commentId`]: of.remove,
  };
}

const member = { access: 'member' } as const;

function idsOf({ key }: Subject) {
  const params = z.strictObject({ [key]: idOf<string>() });
  const path = z.strictObject({ [key]: idOf<string>(), commentId }) as unknown as Ids<string>;
  return { params, path };
}

export function operationsOf(subject: Subject): Operations<string> {
  const { about, operations, silences = [] } = subject;
  const { gone, notYours } = codesOf(subject);
  const { params, path } = idsOf(subject);
  return {
    list: {
      operation: operations.list,
      ...member,
      params,
      query: page,
      reply: threads,
      summary: `What is said about ${about}, each comment with its first replies.`,
    },
    replies: {
      operation: operations.replies,
      ...member,
      params: path,
      query: page,
      reply: replies,
      summary: `The replies to a comment on ${about}, oldest first.`,
    },
    add: {
      operation: operations.add,
      ...member,
      params,
      body: said,
      reply: made,
      perMinute: 20,
      summary: `Says something about ${about}, or replies to a comment.`,
      refusals: [...silences, gone],
    },
    change: {
      operation: operations.change,
      ...member,
      params: path,
      body: reworded,
      reply: commandReply,
      summary: 'Edits a comment of mine; it is marked as edited.',
      refusals: [gone, notYours],
    },
    remove: {
      operation: operations.remove,
      ...member,
      params: path,
      reply: commandReply,
      summary: `Takes a comment of mine back, or any under ${about} of mine; its words are gone at once.`,
      refusals: [gone, notYours],
    },
  };
}

type Two = Operations<'kind' | 'about'>;

/** The same operations as a page calls them, for every kind of thing: `kind` is the plural noun of its address. */
export type CommentContract = {
  readonly 'GET /api/:kind/:about/comments': Two['list'];
  readonly 'GET /api/:kind/:about/comments/:commentId/replies': Two['replies'];
  readonly 'POST /api/:kind/:about/comments': Two['add'];
  readonly 'PATCH /api/:kind/:about/comments/:commentId': Two['change'];
  readonly 'DELETE /api/:kind/:about/comments/:commentId': Two['remove'];
};
