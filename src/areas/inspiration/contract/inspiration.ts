import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { line, personId, pictureTypes } from '#platform/shared/wire-values.ts';
import { authorContract } from './authors.ts';
import { badgeContract } from './badges.ts';
import { tripReportContract } from './trip-reports.ts';
import {
  cardQuery,
  coverQuery,
  one,
  onePicture,
  page,
  pictureSize,
  story,
  storyPage,
  topic,
} from './views.ts';

const filter = page.extend({ topic: topic.optional(), q: line(100).optional() });

export const inspirationContract = {
  'GET /api/public/inspirations': {
    operation: 'listPublicInspirations',
    summary: 'What everybody may read, the newest first.',
    access: 'anyone',
    query: filter,
    reply: storyPage,
  },
  'GET /api/inspirations': {
    operation: 'listInspirations',
    summary: 'What I may read: all, of people I follow, or my reading list.',
    access: 'member',
    query: filter.extend({ only: z.enum(['FOLLOWED', 'SAVED']).optional() }),
    reply: storyPage,
  },
  'GET /api/public/inspirations/:inspirationId': {
    operation: 'readPublicInspiration',
    summary: 'An inspiration as everybody reads it.',
    access: 'anyone',
    params: one,
    reply: story,
  },
  'GET /api/inspirations/:inspirationId': {
    operation: 'readInspiration',
    summary: 'An inspiration as I read it, with my own marks.',
    access: 'member',
    params: one,
    reply: story,
  },
  'GET /api/public/inspirations/:inspirationId/related': {
    operation: 'listRelatedInspirations',
    summary: 'Three others on the same topics, or the newest.',
    access: 'anyone',
    params: one,
    reply: z.object({ items: storyPage.shape.items }),
  },
  'GET /api/public/inspirations/:inspirationId/cover': {
    operation: 'readInspirationCover',
    summary: 'The cover of a published inspiration: its picture, or one that we draw.',
    access: 'anyone',
    params: one,
    query: coverQuery,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/inspirations/:inspirationId/card.jpg': {
    operation: 'readInspirationCard',
    summary: 'The preview picture of a published inspiration, 1200 by 630.',
    access: 'anyone',
    params: one,
    query: cardQuery,
    reply: null,
    sends: ['image/jpeg'],
  },
  'GET /api/public/inspirations/:inspirationId/pictures/:pictureId': {
    operation: 'readPublicInspirationPicture',
    summary: 'A picture that stands in a published inspiration.',
    access: 'anyone',
    params: onePicture,
    query: pictureSize,
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/inspirations/feed.xml': {
    operation: 'readInspirationFeed',
    summary: 'The newest inspirations as an Atom feed.',
    access: 'anyone',
    reply: null,
    sends: ['application/atom+xml'],
  },
  'POST /api/public/inspirations/:inspirationId/readings': {
    operation: 'countReading',
    summary: 'Somebody has read this; counted once a day and never by name.',
    access: 'anyone',
    params: one,
    reply: commandReply,
    perMinute: 30,
  },
  'PUT /api/inspirations/:inspirationId/like': {
    operation: 'likeInspiration',
    summary: 'I like an inspiration, or no longer.',
    access: 'member',
    params: one,
    body: z.strictObject({ liked: z.boolean() }),
    reply: commandReplyWith({ likeCount: z.number().int() }),
  },
  'PUT /api/inspirations/:inspirationId/saved': {
    operation: 'saveInspiration',
    summary: 'Puts an inspiration on my reading list, or takes it off.',
    access: 'member',
    params: one,
    body: z.strictObject({ saved: z.boolean() }),
    reply: commandReply,
  },
  'POST /api/inspirations/:inspirationId/shares': {
    operation: 'shareInspiration',
    summary: 'Shows an inspiration to people I follow; each is told once.',
    access: 'member',
    params: one,
    body: z.strictObject({ userIds: z.array(personId).min(1).max(50) }),
    reply: commandReply,
    refusals: ['NEW_HERE_STRANGERS'],
    perMinute: 10,
  },
  ...authorContract,
  ...badgeContract,
  ...tripReportContract,
} as const satisfies Contract;

export type InspirationContract = typeof inspirationContract;
