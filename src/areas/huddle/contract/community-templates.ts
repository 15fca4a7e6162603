import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, HuddleId, PersonId, TemplateId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, line } from '#platform/shared/wire-values.ts';
import { MAX_COMMUNITY_TEMPLATES } from '../rules/community-template.ts';
import { huddleForm } from './fields.ts';

const one = z.strictObject({ templateId: idOf<TemplateId>() });
const kept = z.strictObject({
  name: line(120).min(1),
  leaderId: idOf<PersonId>()
    .nullable()
    .describe('A host of the outing; asked to host what is planned by it.'),
});

const communityTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    communityId: z.string(),
    communityName: z.string(),
    /** Null where nobody leads it, or somebody I may not see. */
    leader: face.nullable(),
    questionCount: z.number().int(),
    kitCount: z.number().int(),
    /** The plan for the next such weekday. */
    form: huddleForm,
    mayChange: z.boolean(),
  })
  .meta({ id: 'CommunityTemplate' });
export type CommunityTemplate = z.output<typeof communityTemplate>;

/** Outings that a community plans again and again (HUD-29). */
export const communityTemplateContract = {
  'GET /api/huddles/community-templates': {
    operation: 'listCommunityTemplates',
    summary:
      'The templates of a community that I plan outings for, by name; without one the last kept of all of them.',
    access: 'member',
    query: z.strictObject({ communityId: idOf<CommunityId>().optional() }),
    reply: z.object({ items: z.array(communityTemplate).max(MAX_COMMUNITY_TEMPLATES) }),
  },
  'POST /api/huddles/:huddleId/community-templates': {
    operation: 'keepAsTemplate',
    summary:
      'Keeps an outing as a template of its community, with its questions and kit; one of the same name is replaced.',
    access: 'member',
    params: z.strictObject({ huddleId: idOf<HuddleId>() }),
    body: kept,
    reply: commandReplyWith({ id: z.string() }),
    refusals: [
      'NOT_A_HOST',
      'HUDDLE_NOT_PUBLISHED',
      'COMMUNITY_UNKNOWN',
      'ONLY_LEADERS_PLAN',
      'TEMPLATE_OF_OTHERS',
      'TOO_MANY_TEMPLATES',
      'LEADER_UNKNOWN',
    ],
    perMinute: 20,
  },
  'POST /api/huddles/community-templates/:templateId/drafts': {
    operation: 'planByTemplate',
    summary: 'A draft by a template, with its questions and kit, for the next such weekday.',
    access: 'member',
    params: one,
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['TOO_MANY_PLANS'],
    perMinute: 30,
  },
  'PUT /api/huddles/community-templates/:templateId': {
    operation: 'renameTemplate',
    summary: 'Another name for a template.',
    access: 'member',
    params: one,
    body: kept.pick({ name: true }),
    reply: commandReply,
    refusals: ['TEMPLATE_OF_OTHERS', 'TEMPLATE_NAME_TAKEN'],
  },
  'DELETE /api/huddles/community-templates/:templateId': {
    operation: 'removeTemplate',
    summary: 'Takes a template away; what was planned by it stays.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['TEMPLATE_OF_OTHERS'],
  },
} as const satisfies Contract;

export type CommunityTemplateContract = typeof communityTemplateContract;
