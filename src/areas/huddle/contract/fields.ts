import { z } from 'zod';
import { formShape } from '#platform/shared/field-schemas.ts';
import { face } from '#platform/shared/wire-values.ts';
import { askedChanges } from '../rules/approval.ts';
import { huddleFields } from '../rules/fields.ts';

/** The fields of a plan as the page holds them: times as the wall clock of the venue, numbers as typed. */
export const huddleForm = z.strictObject(formShape(huddleFields));

/** A plan as its hosts edit it. */
export const planView = z
  .object({
    id: z.string(),
    status: z.enum(['DRAFT', 'PUBLISHED', 'CANCELLED']),
    /** Names the state that was read; a save that names an older one is refused. */
    edition: z.string(),
    form: huddleForm,
    /** Everybody the form names, and the host. */
    people: z.array(face),
    hostId: z.string(),
    /** Of the co-hosts, those who have not said yes yet. */
    askedIds: z.array(z.string()),
    startsAt: z.string(),
    /** Who saved it last, when that was somebody else. */
    changedBy: z.string().nullable(),
    coverPhotoUrl: z.string(),
    /**
     * How it stands with its community: it waits, somebody agreed, or did not and said why. Of a published one a change
     * waits, or was not agreed with.
     */
    proposal: z
      .object({
        declined: z.boolean(),
        approved: z.boolean(),
        reason: z.string(),
        changes: z.array(z.enum(askedChanges)),
      })
      .nullable(),
    /** It is agreed with: a change of what safety hangs on waits for a yes. */
    approval: z.enum(['OTHERS', 'OWN']).nullable(),
    series: z
      .object({
        every: z.enum(['WEEK', 'TWO_WEEKS', 'MONTH_DATE', 'MONTH_WEEKDAY']),
        /** Huddles to come after this one. */
        following: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'HuddlePlanView' });
export type PlanView = z.output<typeof planView>;

/** An earlier outing of mine as a new plan. */
export const templateView = z
  .object({
    /** The huddle that it was. */
    id: z.string(),
    form: huddleForm,
    coverPhotoUrl: z.string(),
  })
  .meta({ id: 'HuddleTemplate' });
export type TemplateView = z.output<typeof templateView>;
