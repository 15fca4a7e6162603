import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, idOf, line, pageSize, personId, prose } from '#platform/shared/wire-values.ts';
import { MAX_TITLE } from '../rules/limits.ts';
import { roles } from '../rules/state.ts';
import { memberRow } from './views.ts';

const communityId = idOf<CommunityId>();
const one = z.strictObject({ communityId });
const flag = z.enum(['true', 'false']).default('false');
const oneOfThem = z.strictObject({ communityId, personId });

/** Who belongs to a community, and everything that changes it (COM-4). */
export const memberContract = {
  'PUT /api/communities/:communityId/membership': {
    operation: 'joinCommunity',
    summary: 'I join, ask to join, or accept an invitation.',
    access: 'member',
    params: one,
    body: z.strictObject({ rulesAccepted: z.boolean().default(false), answer: prose(1_000).default('') }),
    reply: commandReplyWith({ member: z.boolean() }),
    refusals: [
      'ALREADY_MEMBER',
      'MAY_NOT_JOIN',
      'COMMUNITY_ARCHIVED',
      'RULES_NOT_ACCEPTED',
      'ANSWER_MISSING',
    ],
    perMinute: 30,
  },
  'DELETE /api/communities/:communityId/membership': {
    operation: 'leaveCommunity',
    summary: 'I leave, take my request back or decline an invitation.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['NOT_A_MEMBER', 'LAST_OWNER'],
  },
  'GET /api/communities/:communityId/members': {
    operation: 'listMembers',
    summary:
      'Members, leaders first, or narrowed and in the order of what they are narrowed by; for admins requests, invitations and bans as well.',
    access: 'member',
    programScope: 'members',
    params: one,
    query: z.strictObject({
      group: z.enum(['MEMBERS', 'REQUESTED', 'INVITED', 'BANNED']).default('MEMBERS'),
      text: line(60).optional(),
      role: z.enum(roles).optional(),
      joinedSince: z.iso.date().optional(),
      dues: z.enum(['OPEN']).optional(),
      /** Nothing done in the club for so many months. */
      quietMonths: z.coerce.number().int().min(1).max(120).optional(),
      after: cursor.optional(),
      limit: pageSize,
    }),
    reply: z.object({ items: z.array(memberRow), next: z.string().nullable() }),
    refusals: ['NOT_A_MEMBER', 'NOT_AN_ADMIN', 'NOT_A_KEEPER'],
  },
  'GET /api/communities/:communityId/members.csv': {
    operation: 'exportMembers',
    summary:
      'All members as a CSV file for admins and treasurers, as they see them in the list; with a day as of its end.',
    access: 'member',
    params: one,
    query: z.strictObject({ day: z.iso.date().optional() }),
    reply: null,
    sends: ['text/csv'],
    refusals: ['NOT_A_KEEPER'],
    perMinute: 10,
  },
  'POST /api/communities/:communityId/invitations': {
    operation: 'invitePerson',
    summary: 'Invites somebody to the community.',
    access: 'member',
    params: one,
    body: z.strictObject({ personId }),
    reply: commandReply,
    refusals: [
      'MAY_NOT_INVITE',
      'NOBODY_TO_INVITE',
      'THEY_ARE_MEMBER',
      'THEY_ARE_BANNED',
      'ALREADY_INVITED',
      'COMMUNITY_ARCHIVED',
      'NEW_HERE_STRANGERS',
    ],
    perMinute: 60,
  },
  'PUT /api/communities/:communityId/requests/:personId': {
    operation: 'answerJoinRequest',
    summary: 'An admin accepts or declines a request to join.',
    access: 'member',
    params: oneOfThem,
    body: z.strictObject({ accept: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'NO_JOIN_REQUEST'],
  },
  'PUT /api/communities/:communityId/members/:personId/role': {
    operation: 'changeMemberRole',
    summary: 'An owner makes somebody an admin; an admin gives the roles below.',
    access: 'member',
    params: oneOfThem,
    body: z.strictObject({ role: z.enum(['ADMIN', 'LEADER', 'TREASURER', 'MEMBER']) }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'NOT_AN_OWNER', 'THEY_ARE_NO_MEMBER', 'OWNER_HANDS_OVER', 'NOTHING_CHANGES'],
  },
  'PUT /api/communities/:communityId/members/:personId/title': {
    operation: 'giveTitle',
    summary: 'An admin writes a title beside the name of a member; an empty one takes it away.',
    access: 'member',
    params: oneOfThem,
    body: z.strictObject({ title: line(MAX_TITLE) }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER'],
  },
  'GET /api/communities/:communityId/members/:personId/holdings': {
    operation: 'readHoldings',
    summary:
      'What a member has to come in the club: outings they host, spots, places in waiting lists and cars.',
    access: 'member',
    params: oneOfThem,
    reply: z.object({
      outings: z.array(
        z.object({ id: z.string(), name: z.string(), startDateTime: z.string(), timeZone: z.string() }),
      ),
      spots: z.number().int(),
      waiting: z.number().int(),
      cars: z.number().int(),
      seats: z.number().int(),
    }),
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER'],
  },
  'DELETE /api/communities/:communityId/members/:personId': {
    operation: 'removeMember',
    summary:
      'An admin removes somebody, takes an invitation back or lifts a ban; `ban` keeps them out, and the others say what of them in outings of the club to come goes with them.',
    access: 'member',
    params: oneOfThem,
    query: z.strictObject({ ban: flag, outings: flag, places: flag, cars: flag }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'NOT_AN_OWNER', 'THEY_ARE_NO_MEMBER', 'OWNER_HANDS_OVER'],
  },
  'GET /api/communities/:communityId/members/:personId/office': {
    operation: 'readOffice',
    summary: 'What goes with the office of a member when it is handed over.',
    access: 'member',
    params: oneOfThem,
    reply: z.object({
      role: z.enum(roles),
      title: z.string(),
      /** Outings to come that they host; the successor is asked to co-host them. */
      outings: z.number().int(),
      drafts: z.number().int(),
      templates: z.number().int(),
      /** Open invitation links of theirs, which end. */
      links: z.number().int(),
    }),
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER'],
  },
  'PUT /api/communities/:communityId/members/:personId/office': {
    operation: 'handOverOffice',
    summary:
      'Role, title, drafts and templates of a member pass to a successor, who is asked to co-host their outings; links that the member made end.',
    access: 'member',
    params: oneOfThem,
    body: z.strictObject({ successorId: personId }),
    reply: commandReply,
    refusals: [
      'NOT_AN_ADMIN',
      'NOT_AN_OWNER',
      'THEY_ARE_NO_MEMBER',
      'OWNER_HANDS_OVER',
      'NOTHING_CHANGES',
      'TOO_MANY_COMMUNITIES',
    ],
  },
  'PUT /api/communities/:communityId/owner': {
    operation: 'handOverCommunity',
    summary: 'An owner hands the community over to a member and stays as an admin.',
    access: 'member',
    params: one,
    body: z.strictObject({ personId }),
    reply: commandReply,
    refusals: ['NOT_AN_OWNER', 'THEY_ARE_NO_MEMBER', 'NOTHING_CHANGES', 'TOO_MANY_COMMUNITIES'],
  },
} as const satisfies Contract;
