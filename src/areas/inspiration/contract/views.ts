import { z } from 'zod';
import type { BadgeRequestId, InspirationId, PictureId } from '#platform/shared/ids.ts';
import { face, idOf, instant, line, pageSize } from '#platform/shared/wire-values.ts';
import { professions } from '../rules/badges.ts';
import { faultOfDocument } from '../rules/check-document.ts';
import { cardKinds, MAX_BLOCKS, type StoryDocument } from '../rules/document.ts';
import { MAX_TOPICS, topics } from '../rules/topics.ts';

export const inspirationId = idOf<InspirationId>();
export const pictureId = idOf<PictureId>();
export const one = z.strictObject({ inspirationId });
export const onePicture = z.strictObject({ inspirationId, pictureId });
export const oneRequest = z.strictObject({ requestId: idOf<BadgeRequestId>() });
export const oneRevision = z.strictObject({
  inspirationId,
  number: z.coerce.number().int().min(1).max(1_000_000),
});
export const pictureSize = z.strictObject({ w: z.coerce.number().int().min(16).max(2_560).default(1_280) });
/** Changes with what it shows, so that a kept copy is not shown for long. */
const version = z.strictObject({ v: z.string().max(20).optional() });
export const coverQuery = pictureSize.extend(version.shape);
export const cardQuery = version;
export const page = z.strictObject({ after: z.uuid().optional(), limit: pageSize });
export const topic = z.enum(topics);
export const profession = z.enum(professions);

/** A tree whose parts are checked by the rule, which walks it without trusting its size (INS-4). */
const document = z
  .looseObject({ type: z.literal('doc'), content: z.array(z.unknown()).max(MAX_BLOCKS) })
  .superRefine((value, check) => {
    const fault = faultOfDocument(value);
    if (fault) check.addIssue({ code: 'custom', message: fault });
  })
  .describe('The tree of the story: headings, words, lists, quotes, pictures, cards and films.');

/** As it was checked when it was kept. */
export const storyDocument = document as unknown as z.ZodType<StoryDocument, StoryDocument>;
const keptDocument = z.unknown() as unknown as z.ZodType<StoryDocument>;

export const edition = z.number().int().min(1).max(2_000_000_000);

/** What an author writes; a draft may be empty. */
export const draftForm = z.strictObject({
  title: line(140),
  summary: line(300),
  coverPictureId: pictureId.nullable(),
  topics: z.array(topic).max(MAX_TOPICS),
  health: z.boolean(),
  document: storyDocument,
});
export type DraftForm = z.output<typeof draftForm>;

const state = z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED']);

/** Something of ours that a story shows beside its words. */
export const card = z.object({
  kind: z.enum(cardKinds),
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  /** A path of ours. */
  to: z.string(),
});

/** What the references of a document are called now, to whom may see them; what is missing here is not shown. */
const named = z.object({
  people: z.array(z.object({ id: z.string(), username: z.string(), name: z.string() })),
  cards: z.array(card),
  pictures: z.array(
    z.object({ id: z.string(), url: z.string(), width: z.number().int(), height: z.number().int() }),
  ),
});
export type NamedView = z.output<typeof named>;

const keptForm = z.object({
  title: z.string(),
  summary: z.string(),
  coverPictureId: z.string().nullable(),
  topics: z.array(topic),
  health: z.boolean(),
  document: keptDocument,
});

export const draft = keptForm
  .extend({
    id: z.string(),
    state,
    /** I alone see it: moderators are looking at it, or have hidden it. */
    hidden: z.boolean(),
    edition: z.number().int(),
    savedAt: z.string(),
    scheduledAt: z.string().nullable(),
    publishedAt: z.string().nullable(),
    /** What is written differs from what readers see. */
    changed: z.boolean(),
    named,
  })
  .meta({ id: 'InspirationDraft' });
export type DraftView = z.output<typeof draft>;

export const revision = z.object({
  number: z.number().int(),
  reason: z.enum(['SAVED', 'PUBLISHED', 'RESTORED']),
  title: z.string(),
  savedAt: z.string(),
});
export type RevisionView = z.output<typeof revision>;
export const wholeRevision = revision.extend({ ...keptForm.shape, named });

const author = face.extend({ badge: profession.nullable() }).meta({ id: 'Author' });

export const storyCard = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    coverUrl: z.string(),
    topics: z.array(topic),
    minutes: z.number().int(),
    publishedAt: z.string(),
    author,
    likeCount: z.number().int(),
    commentCount: z.number().int(),
    saved: z.boolean(),
  })
  .meta({ id: 'InspirationCard' });
export type StoryCardView = z.output<typeof storyCard>;

export const story = storyCard
  .extend({
    changedAt: z.string(),
    document: keptDocument,
    named,
    /** What to know about the advice in it (INS-5). */
    healthNote: z.enum(['PROFESSIONAL', 'NOT_PROFESSIONAL']).nullable(),
    liked: z.boolean(),
    mine: z.boolean(),
  })
  .meta({ id: 'Inspiration' });
export type StoryView = z.output<typeof story>;
/** A story but for its words. */
export type StoryFacts = Omit<StoryView, 'document' | 'named'>;

export const storyPage = z.object({ items: z.array(storyCard), next: z.string().nullable() });
export type StoryPage = z.output<typeof storyPage>;

export const authored = z.object({
  id: z.string(),
  state,
  /** I alone see it: moderators are looking at it, or have hidden it. */
  hidden: z.boolean(),
  title: z.string(),
  coverPictureId: z.string().nullable(),
  savedAt: z.string(),
  scheduledAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  changed: z.boolean(),
  readerCount: z.number().int(),
  saveCount: z.number().int(),
  likeCount: z.number().int(),
  commentCount: z.number().int(),
});
export type AuthoredView = z.output<typeof authored>;

export const publication = z.strictObject({
  edition,
  at: instant.nullable().default(null).describe('When readers shall see it; at once without it.'),
});
