import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf, line, personId } from '#platform/shared/wire-values.ts';
import { MAX_QUALIFICATION_NAME, MAX_QUALIFICATIONS } from '../rules/qualifications.ts';

const communityId = idOf<CommunityId>();
const day = z.string().max(10);
const shape = { validFrom: z.string(), validTo: z.string().nullable() };

export const qualification = z
  .object({ id: z.string(), name: z.string(), ...shape, person: face })
  .meta({ id: 'Qualification' });
export type QualificationView = z.output<typeof qualification>;

/** What members are qualified for, from a day and until a day (COM-11). */
export const qualificationContract = {
  'GET /api/communities/:communityId/qualifications': {
    operation: 'listQualifications',
    summary: 'What members are qualified for; of somebody who plans no outings here only their own.',
    access: 'member',
    params: z.strictObject({ communityId }),
    query: z.strictObject({ of: personId.optional() }),
    /** Cut: there are more, which end later. */
    reply: z.object({ items: z.array(qualification), cut: z.boolean() }),
    refusals: ['NOT_A_MEMBER'],
  },
  'PUT /api/communities/:communityId/members/:personId/qualifications': {
    operation: 'keepQualifications',
    summary: 'An admin keeps what a member is qualified for: all of it, in place of what stood there.',
    access: 'member',
    params: z.strictObject({ communityId, personId }),
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            name: line(MAX_QUALIFICATION_NAME).min(1),
            validFrom: day,
            validTo: day.nullable(),
          }),
        )
        .max(MAX_QUALIFICATIONS),
    }),
    reply: commandReply,
    refusals: ['NOT_AN_ADMIN', 'THEY_ARE_NO_MEMBER', 'NOT_A_DAY', 'ENDS_BEFORE_IT_BEGINS'],
  },
} as const satisfies Contract;
export type QualificationContract = typeof qualificationContract;
