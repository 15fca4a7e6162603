import { z } from 'zod';
import type { MediaId, PictureId, PostId } from '#platform/shared/ids.ts';
import { face, idOf, line, personId, place, prose } from '#platform/shared/wire-values.ts';
import { MAX_PEOPLE, MAX_PICTURES, MAX_PLACES, MAX_WORDS } from '../rules/limits.ts';

export const postId = idOf<PostId>();
export const onePost = z.strictObject({ postId });
export const onePicture = z.strictObject({ postId, pictureId: idOf<PictureId>() });
export const pictureSize = z.strictObject({ w: z.coerce.number().int().min(16).max(2_560).default(1_280) });

/** Some who draw previews of links know no newer format. */
export const publicPicture = pictureSize.extend({ as: z.literal('jpeg').optional() });

/** What stands between the braces of `{{key}}`. */
const key = z.string().regex(/^(?!__proto__$)[\p{L}\p{N}._ -]{1,60}$/u);

const few = (limit: number) => (map: object) => Object.keys(map).length <= limit;

/** The words of a post with what stands in their `{{key}}` places (1§3); hashtags are read from the text. */
export const words = z.strictObject({
  content: prose(MAX_WORDS),
  taggedUsers: z.record(key, personId).refine(few(MAX_PEOPLE), `must name at most ${MAX_PEOPLE} people`),
  taggedLocations: z
    .record(z.string().regex(/^\d{1,9}$/), place.partial({ lat: true, lng: true }))
    .refine(few(MAX_PLACES), `must name at most ${MAX_PLACES} places`)
    .describe('By the id of the place; name and address are taken from the gazetteer.'),
  taggedHashes: z.array(line(60)).max(0),
});
export type Words = z.output<typeof words>;

export const visibility = z.enum(['PUBLIC', 'FOLLOWERS']);

export const newPost = words.extend({
  visibility: visibility.default('PUBLIC'),
  pictures: z
    .array(z.strictObject({ mediaId: idOf<MediaId>(), alt: line(300).default('') }))
    .max(MAX_PICTURES)
    .default([]),
  refPostId: postId.nullable().default(null).describe('The post that is quoted.'),
});
export type NewPostForm = z.output<typeof newPost>;

export const parameter = z.object({
  key: z.string(),
  /** Null when the person is gone or hidden from me. `detail` is a username or an address. */
  value: z
    .object({ type: z.enum(['PERSON', 'PLACE']), id: z.string(), name: z.string(), detail: z.string() })
    .nullable(),
});
export type ParameterView = z.output<typeof parameter>;

const picture = z.object({
  id: z.string(),
  /** Opens without a token only where everybody may see the post. */
  url: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type PictureView = z.output<typeof picture>;

const linkCard = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
});
export type LinkCardView = z.output<typeof linkCard>;

const said = z.object({
  id: z.string(),
  state: z.enum(['PUBLISHED', 'DELETED']),
  type: z.enum(['POST', 'REPOST']),
  /** Null where a deleted post stood. */
  author: face.nullable(),
  content: z.string(),
  parameters: z.array(parameter),
  visibility,
  pictures: z.array(picture),
  link: linkCard.nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** Until when I may change the words; null when I may not. */
  editableUntil: z.string().nullable(),
  likeCount: z.number().int(),
  commentCount: z.number().int(),
  repostCount: z.number().int(),
  liked: z.boolean(),
  saved: z.boolean(),
  reposted: z.boolean(),
  mine: z.boolean(),
  /** It is mine, and I alone see it: moderators are looking at it, or have hidden it. */
  hidden: z.boolean(),
});
export type SaidView = z.output<typeof said>;

export const post = said
  .extend({
    /** What a REPOST refers to; null when I may not see it or it is gone. */
    refPost: said.nullable(),
  })
  .meta({ id: 'Post' });
export type PostView = z.output<typeof post>;

export const postPage = z.object({ items: z.array(post), next: z.string().nullable() });
export type PostPage = z.output<typeof postPage>;
