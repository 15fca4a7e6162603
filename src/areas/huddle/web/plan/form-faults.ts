import type { RefusalParams } from '#platform/shared/decision.ts';
import { type Field, formNameOf } from '#platform/shared/fields.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { isWebAddress, MAX_LINK } from '#platform/shared/web-address.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import type { HuddleRefusal } from '../../messages.ts';
import type { PlanFault } from '../../page-messages.ts';
import { isOnTrail } from '../../rules/activity.ts';
import {
  entriesOfFields,
  type FormFieldName,
  type FieldName as HuddleField,
  type HuddleForm,
} from '../../rules/fields.ts';
import { numberOf, valuesOfForm } from '../../rules/form.ts';
import { decidePlan } from '../../rules/plan.ts';

export type Fault =
  | { readonly is: 'MISSING' | 'NO_TIME' | 'NO_ADDRESS' }
  | { readonly is: 'TOO_LONG' | 'TOO_MANY'; readonly limit: number; readonly now: number }
  | { readonly is: 'NO_NUMBER'; readonly least: number; readonly limit: number }
  | { readonly is: 'REFUSED'; readonly code: PlanFault; readonly params: RefusalParams };

export type FieldName = FormFieldName;
export type Faults = Partial<Record<FieldName, Fault>>;

/** What keeps a plan from being published, field by field; the server asks the same. */
export function faultsOf(form: HuddleForm, now: Date, stands: Date | null = null): Faults {
  return { ...ruleFault(form, now, stands), ...timeFaults(form), ...numberFaults(form), ...textFaults(form) };
}

function textFaults(form: HuddleForm): Faults {
  const faults: Faults = {};
  for (const [name, field] of entriesOfFields) {
    const shown = formNameOf(name, field) as FieldName;
    const fault = faultOf(field, form[shown]);
    if (fault) faults[shown] = fault;
  }
  return faults;
}

function faultOf(field: Field, value: HuddleForm[FieldName]): Fault | undefined {
  if (field.type === 'place')
    return (value as PlaceValue | null)?.name.trim() === '' ? { is: 'MISSING' } : undefined;
  if (field.type === 'lines') return faultOfLines(field, value as readonly string[]);
  if (field.type !== 'line' && field.type !== 'prose' && field.type !== 'link') return undefined;
  const text = String(value).trim();
  const limit = field.type === 'link' ? MAX_LINK : field.max;
  if (text.length > limit) return { is: 'TOO_LONG', limit: limit, now: text.length };
  if (field.type === 'link') return text !== '' && !isWebAddress(text) ? { is: 'NO_ADDRESS' } : undefined;
  return text.length < (field.min ?? 0) ? { is: 'MISSING' } : undefined;
}

function faultOfLines(
  { max, count }: Extract<Field, { type: 'lines' }>,
  lines: readonly string[],
): Fault | undefined {
  if (lines.length > count) return { is: 'TOO_MANY', limit: count, now: lines.length };
  const long = lines.find((line) => line.trim().length > max);
  return long ? { is: 'TOO_LONG', limit: max, now: long.length } : undefined;
}

function timeFaults({ start, end, rsvpStart, rsvpEnd, timeZone }: HuddleForm): Faults {
  if (!isTimeZone(timeZone)) {
    return { timeZone: { is: 'REFUSED', code: 'TIME_ZONE_UNKNOWN', params: { timeZone } } };
  }
  const faults: Faults = {};
  const needed = { start, end, ...(rsvpStart && { rsvpStart }), ...(rsvpEnd && { rsvpEnd }) };
  for (const [field, wall] of Object.entries(needed)) {
    if (!instantIn(wall, timeZone)) faults[field as FieldName] = { is: wall === '' ? 'MISSING' : 'NO_TIME' };
  }
  return faults;
}

function numberFaults(form: HuddleForm): Faults {
  const faults: Faults = {};
  for (const [name, field] of entriesOfFields) {
    if (field.type !== 'number' || !isAsked(name, form)) continue;
    const shown = formNameOf(name, field) as FieldName;
    const typed = String(form[shown]);
    const { min, max, per = 1 } = field;
    const number = numberOf(typed);
    const fits =
      number !== null && number * per >= min && number * per <= max && (per > 1 || Number.isInteger(number));
    if (typed.trim() !== '' && !fits) faults[shown] = { is: 'NO_NUMBER', least: min / per, limit: max / per };
  }
  return faults;
}

/** Whether the form asks for a number at all, as it is filled in. */
function isAsked(name: HuddleField, form: HuddleForm): boolean {
  if (name === 'guestLimit') return form.guestAllowed;
  return (name !== 'distanceMeters' && name !== 'ascentMeters') || isOnTrail(form.activity);
}

/** Where a refusal of the rules is shown. */
export const fieldOfRefusal: Readonly<Partial<Record<HuddleRefusal, FieldName>>> = {
  NAME_UNREADABLE: 'name',
  START_IN_PAST: 'start',
  TOO_FAR_AHEAD: 'start',
  END_BEFORE_START: 'end',
  LONGER_THAN_A_MONTH: 'end',
  RSVP_WINDOW_BACKWARDS: 'rsvpEnd',
  RSVP_WINDOW_AFTER_START: 'rsvpEnd',
  TIME_ZONE_UNKNOWN: 'timeZone',
  COMMUNITY_UNKNOWN: 'communityId',
  HIDDEN_FROM_COMMUNITY: 'communityId',
  ONLY_LEADERS_PLAN: 'communityId',
  GUEST_AGES_MISSING: 'guestAllowedAges',
  COVER_NOT_YOURS: 'coverMediaId',
  CO_HOST_UNKNOWN: 'coHostIds',
};

function ruleFault(form: HuddleForm, now: Date, stands: Date | null): Faults {
  if (!isTimeZone(form.timeZone)) return {};
  const plan = valuesOfForm(form);
  if (!plan) return {};
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  const times = { startsAt: new Date(plan.startDateTime), endsAt: new Date(plan.endDateTime) };
  const { rsvpStartDateTime, rsvpEndDateTime } = plan;
  const window = { rsvpStartsAt: date(rsvpStartDateTime), rsvpEndsAt: date(rsvpEndDateTime) };
  // Only one's own communities are offered; the server asks again.
  const planning = form.communityId === null ? 'NONE' : 'YES';
  const refused = decidePlan({ ...form, ...times, ...window, planning }, now, stands);
  if (!refused) return {};
  const field = fieldOfRefusal[refused.code] ?? 'start';
  const shown = field === 'rsvpEnd' && form.rsvpEnd === '' ? 'rsvpStart' : field;
  return { [shown]: { is: 'REFUSED', code: refused.code, params: refused.params } };
}
