import { z } from 'zod';
import { commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, pageSize, pictureTypes } from '#platform/shared/wire-values.ts';
import { attendanceContract } from './attendance.ts';
import { byHandContract } from './by-hand.ts';
import { communityTemplateContract } from './community-templates.ts';
import { contactContract } from './contacts.ts';
import { datePollContract } from './date-poll.ts';
import { goContract } from './go.ts';
import { hostActContract } from './host-acts.ts';
import { importContract } from './imports.ts';
import { kitContract } from './kit.ts';
import { mailAnswerContract } from './mail-answers.ts';
import { messageContract } from './messages.ts';
import { missedContract } from './missed.ts';
import { hostContract, participantContract } from './people.ts';
import { photoContract } from './photos.ts';
import { questionContract } from './questions.ts';
import { huddleCard, huddlePlan, huddleView, viaLink } from './views.ts';

const huddleId = idOf<HuddleId>();
const one = z.strictObject({ huddleId });

export const huddleContract = {
  'POST /api/huddles': {
    operation: 'createHuddle',
    summary: 'Plans a huddle; the caller is its host.',
    access: 'member',
    body: huddlePlan,
    reply: commandReplyWith({ id: z.string() }),
    refusals: [
      'NAME_UNREADABLE',
      'START_IN_PAST',
      'END_BEFORE_START',
      'RSVP_WINDOW_BACKWARDS',
      'RSVP_WINDOW_AFTER_START',
      'TIME_ZONE_UNKNOWN',
      'COMMUNITY_UNKNOWN',
      'HIDDEN_FROM_COMMUNITY',
      'ONLY_LEADERS_PLAN',
      'NEEDS_A_YES',
      'GUEST_AGES_MISSING',
      'COVER_NOT_YOURS',
      'TOO_FAR_AHEAD',
      'LONGER_THAN_A_MONTH',
      'CO_HOST_UNKNOWN',
    ],
    perMinute: 20,
  },
  'GET /api/public/huddles': {
    operation: 'listPublicHuddles',
    summary: 'Public huddles to come, soonest first.',
    access: 'anyone',
    query: z.strictObject({
      communityId: idOf<CommunityId>().optional().describe('A community that everybody may look into.'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(huddleCard), next: z.string().nullable() }),
  },
  'GET /api/huddles': {
    operation: 'listHuddles',
    summary: 'Huddles to come that I may see, or those I take part in.',
    access: 'member',
    query: z.strictObject({
      mine: z
        .enum(['HOSTING', 'GOING', 'MAYBE', 'INTERESTED', 'INVITED', 'WAITING', 'PAST', 'DRAFTS'])
        .optional(),
      pastOf: z.uuid().optional().describe('A community: those of its huddles that are over, latest first.'),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(huddleCard), next: z.string().nullable() }),
  },
  'GET /api/public/huddles/:huddleId': {
    operation: 'readPublicHuddle',
    summary: 'A huddle as a visitor sees it, or the holder of a share link.',
    access: 'anyone',
    params: one,
    query: viaLink,
    reply: huddleView,
  },
  'GET /api/huddles/:huddleId': {
    operation: 'readHuddle',
    summary: 'A huddle as I see it, with my own answer.',
    access: 'member',
    params: one,
    query: viaLink,
    reply: huddleView,
  },
  ...attendanceContract,
  ...participantContract,
  ...byHandContract,
  ...contactContract,
  ...communityTemplateContract,
  ...mailAnswerContract,
  ...hostActContract,
  ...kitContract,
  ...datePollContract,
  ...goContract,
  ...importContract,
  ...questionContract,
  ...hostContract,
  ...messageContract,
  ...missedContract,
  ...photoContract,
  'GET /api/huddles/:huddleId/cover': {
    operation: 'readHuddleCover',
    summary: 'The cover picture, or the drawn picture.',
    access: 'member',
    params: one,
    query: z.strictObject({
      w: z.enum(['320', '640', '1280', '1920']).default('1280'),
      v: z.string().max(20).optional(),
    }),
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/huddles/:huddleId/cover': {
    operation: 'readPublicHuddleCover',
    summary: 'The cover picture of a public huddle, or its drawn picture.',
    access: 'anyone',
    params: one,
    query: z.strictObject({
      w: z.enum(['320', '640', '1280', '1920']).default('1280'),
      v: z.string().max(20).optional(),
    }),
    reply: null,
    sends: pictureTypes,
  },
  'GET /api/public/huddles/:huddleId/card.jpg': {
    operation: 'readHuddleCard',
    summary: 'The preview picture of a public huddle, 1200 by 630.',
    access: 'anyone',
    params: one,
    query: z.strictObject({ v: z.string().max(20).optional() }),
    reply: null,
    sends: ['image/jpeg'],
  },
  'GET /api/public/huddles/:huddleId/calendar.ics': {
    operation: 'readPublicHuddleCalendar',
    summary: 'The calendar file of a public huddle, with coarse places.',
    access: 'anyone',
    params: one,
    reply: null,
    sends: ['text/calendar'],
  },
  'GET /api/huddles/:huddleId/calendar.ics': {
    operation: 'readHuddleCalendar',
    summary: 'The calendar file of a huddle with the places that I may see.',
    access: 'member',
    params: one,
    reply: null,
    sends: ['text/calendar'],
  },
} as const satisfies Contract;

export type HuddleContract = typeof huddleContract;
