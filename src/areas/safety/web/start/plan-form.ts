import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { MAX_PLAN_NAME } from '../../rules/limits.ts';
import { refuseAlone, refuseExpectedAt } from '../../rules/plan.ts';
import type { StartInput } from '../kept-deeds.ts';
import type { PlanChanges } from '../mutations.ts';
import type { ReturnPlanView } from '../queries.ts';

/** The fields as they are typed. */
export interface PlanForm {
  name: string;
  place: PlaceValue | null;
  route: string;
  car: string;
  note: string;
  /** On the wall where the plan is. */
  expected: string;
  timeZone: string;
  grace: number;
  /** Null: all of mine who have not said no. */
  contactIds: string[] | null;
}

export type PlanFault =
  | 'NAME_MISSING'
  | 'EXPECTED_MISSING'
  | 'PLAN_IN_PAST'
  | 'PLAN_TOO_FAR'
  | 'PLAN_NEEDS_CONTACT';

const HALF_HOUR_MS = 1_800_000;
const USUAL_MS = 4 * 3_600_000;

/** In four hours, at the next full half hour. */
export function usualExpected(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + USUAL_MS) / HALF_HOUR_MS) * HALF_HOUR_MS);
}

export function emptyForm(expectedAt: Date, timeZone: string, grace: number, name = ''): PlanForm {
  return {
    name: name.slice(0, MAX_PLAN_NAME),
    place: null,
    route: '',
    car: '',
    note: '',
    expected: wallIn(expectedAt, timeZone),
    timeZone,
    grace,
    contactIds: null,
  };
}

/** What was typed before, with a time that is still to come. */
export function resumed(kept: PlanForm, now: Date): PlanForm {
  const at = instantIn(kept.expected, kept.timeZone);
  return at && at > now ? kept : { ...kept, expected: wallIn(usualExpected(now), kept.timeZone) };
}

/** Which fields are wrong, before the server is asked: it asks the same rules. */
export function faultsOf(
  form: PlanForm,
  now: Date,
  contactCount: number | null,
): Readonly<Partial<Record<keyof PlanForm, PlanFault>>> {
  const at = instantIn(form.expected, form.timeZone);
  const time = at ? (refuseExpectedAt(at, now)?.code as PlanFault | undefined) : 'EXPECTED_MISSING';
  const nobody = contactCount === null ? undefined : refuseAlone(contactCount);
  return {
    ...(form.name.trim() === '' && { name: 'NAME_MISSING' }),
    ...(time && { expected: time }),
    ...(nobody && { contactIds: 'PLAN_NEEDS_CONTACT' }),
  };
}

/** The details as the server takes them; undefined while the time is none. */
export function changesOf(form: PlanForm): PlanChanges | undefined {
  const at = instantIn(form.expected, form.timeZone);
  if (!at) return undefined;
  return {
    name: form.name.trim(),
    place: form.place,
    route: form.route,
    car: form.car,
    note: form.note,
    expectedAt: at.toISOString(),
    graceMinutes: form.grace,
  };
}

export function startOf(
  form: PlanForm,
  huddleId: string | null,
  contactIds: string[],
): StartInput | undefined {
  const details = changesOf(form);
  return details && { ...details, huddleId, timeZone: form.timeZone, contactIds };
}

type Details = Pick<
  StartInput,
  'name' | 'place' | 'route' | 'car' | 'note' | 'timeZone' | 'expectedAt' | 'graceMinutes'
>;

function formOf({ expectedAt, graceMinutes, ...details }: Details, contactIds: string[]): PlanForm {
  const { name, place = null, route = '', car = '', note = '', timeZone } = details;
  const expected = wallIn(new Date(expectedAt), timeZone);
  return { name, place, route, car, note, timeZone, expected, grace: graceMinutes, contactIds };
}

/** A start that waited too long, to be started again. */
export const formOfStart = (start: StartInput): PlanForm => formOf(start, start.contactIds ?? []);

export const formOfPlan = (plan: ReturnPlanView): PlanForm =>
  formOf(
    plan,
    plan.myContacts.map(({ id }) => id),
  );

/** Who of mine is told: those chosen who may be, or all of them. */
export function chosenOf(
  contactIds: readonly string[] | null,
  contacts: readonly { readonly id: string; readonly agreed: boolean | null }[],
): string[] {
  const able = contacts.filter(({ agreed }) => agreed !== false).map(({ id }) => id);
  return contactIds === null ? able : able.filter((id) => contactIds.includes(id));
}
