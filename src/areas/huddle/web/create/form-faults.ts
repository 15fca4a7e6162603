import type { RefusalParams } from '#platform/shared/decision.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { isWebAddress } from '#platform/shared/web-address.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { isOnTrail } from '../../rules/activity.ts';
import { decidePlan } from '../../rules/plan.ts';
import type { HuddleRefusal } from '../../rules/refusals.ts';
import { type HuddleForm, numberOf, planOfForm } from './plan-form.ts';

export type Fault =
  | { readonly is: 'MISSING' | 'NO_TIME' | 'NO_ADDRESS' }
  | { readonly is: 'TOO_LONG' | 'TOO_MANY'; readonly most: number; readonly now: number }
  | { readonly is: 'NO_NUMBER'; readonly least: number; readonly most: number }
  | { readonly is: 'REFUSED'; readonly code: HuddleRefusal; readonly params: RefusalParams };

export type FieldName = keyof HuddleForm;
export type Faults = Partial<Record<FieldName, Fault>>;

const longest: readonly (readonly [FieldName, number])[] = [
  ...([
    ['name', 120],
    ['description', 10_000],
    ['venueNote', 2_000],
    ['meetingPointNote', 2_000],
  ] as const),
  ...([
    ['parkingNote', 2_000],
    ['whatToBring', 2_000],
    ['paymentAmount', 60],
  ] as const),
  ...([
    ['paymentMethod', 120],
    ['refundPolicy', 1_000],
    ['externalTrailUrl', 500],
  ] as const),
  ...([
    ['externalEventUrl', 500],
    ['externalPhotoAlbumUrl', 500],
    ['externalCommChannelUrl', 500],
  ] as const),
];
const links = [
  'externalTrailUrl',
  'externalEventUrl',
  'externalPhotoAlbumUrl',
  'externalCommChannelUrl',
] as readonly (
  | 'externalTrailUrl'
  | 'externalEventUrl'
  | 'externalPhotoAlbumUrl'
  | 'externalCommChannelUrl'
)[];
const MOST_TAGS = 10;
const LONGEST_TAG = 40;

/** What keeps a plan from being published, field by field; the server asks the same. */
export function faultsOf(form: HuddleForm, now: Date, stands: Date | null = null): Faults {
  return { ...ruleFault(form, now, stands), ...timeFaults(form), ...numberFaults(form), ...textFaults(form) };
}

function textFaults(form: HuddleForm): Faults {
  const faults: Faults = {};
  for (const [field, most] of longest) {
    const { length } = String(form[field]).trim();
    if (length > most) faults[field] = { is: 'TOO_LONG', most, now: length };
  }
  for (const field of links) {
    const address = form[field].trim();
    if (address !== '' && !isWebAddress(address)) faults[field] = { is: 'NO_ADDRESS' };
  }
  if (form.name.trim() === '') faults.name = { is: 'MISSING' };
  for (const field of ['venue', 'meetingPoint', 'parking'] as const) {
    if (form[field]?.name.trim() === '') faults[field] = { is: 'MISSING' };
  }
  const longTag = form.tags.find((tag) => tag.trim().length > LONGEST_TAG);
  if (longTag) faults.tags = { is: 'TOO_LONG', most: LONGEST_TAG, now: longTag.length };
  if (form.tags.length > MOST_TAGS) faults.tags = { is: 'TOO_MANY', most: MOST_TAGS, now: form.tags.length };
  return faults;
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
  const check = (field: FieldName, least: number, most: number, whole = true) => {
    const typed = String(form[field]);
    const number = numberOf(typed);
    const fits = number !== null && number >= least && number <= most && (!whole || Number.isInteger(number));
    if (typed.trim() !== '' && !fits) faults[field] = { is: 'NO_NUMBER', least, most };
  };
  check('capacity', 1, 100_000);
  if (form.guestAllowed) check('guestLimit', 0, 20);
  if (isOnTrail(form.activity)) {
    check('distanceKilometers', 0, 1_000, false);
    check('ascentMeters', 0, 30_000);
  }
  return faults;
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
  GUEST_AGES_MISSING: 'guestAllowedAges',
  COVER_NOT_YOURS: 'coverMediaId',
  CO_HOST_UNKNOWN: 'coHostIds',
};

function ruleFault(form: HuddleForm, now: Date, stands: Date | null): Faults {
  if (!isTimeZone(form.timeZone)) return {};
  const plan = planOfForm(form);
  if (!plan) return {};
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  const times = { startsAt: new Date(plan.startDateTime), endsAt: new Date(plan.endDateTime) };
  const { rsvpStartDateTime, rsvpEndDateTime } = plan;
  const window = { rsvpStartsAt: date(rsvpStartDateTime), rsvpEndsAt: date(rsvpEndDateTime) };
  // Only one's own communities are offered; the server asks again.
  const communityMember = form.communityId !== null;
  const refused = decidePlan({ ...form, ...times, ...window, communityMember }, now, stands);
  if (!refused) return {};
  const field = fieldOfRefusal[refused.code] ?? 'start';
  const shown = field === 'rsvpEnd' && form.rsvpEnd === '' ? 'rsvpStart' : field;
  return { [shown]: { is: 'REFUSED', code: refused.code, params: refused.params } };
}
