import { MAX_QUALIFICATION_NAME } from '#areas/community/rules/qualifications.ts';
import { type Field, idField, type Typed, type Values } from '#platform/shared/fields.ts';
import type { CommunityId, MediaId } from '#platform/shared/ids.ts';
import { settings } from '#platform/shared/scene/setting.ts';
import { activities } from './activity.ts';
import { ageGroups } from './guests.ts';
import { MAX_ASCENT_METERS, MAX_DISTANCE_METERS } from './limits.ts';

/** What a field of a huddle says beside its type. */
interface OfHuddle {
  /** Shown as it stands to everybody who may see the huddle itself, and to nobody who only holds a link. */
  readonly detail?: true;
  /** In lists, too. */
  readonly card?: true;
  /** Huddles are found by it: a flag that is set, a word that is the same. */
  readonly filter?: true;
  /** A flag that needs no control of its own: one of several in the form, on the page and among the filters. */
  readonly simple?: true;
}

export const difficulties = ['EASY', 'MODERATE', 'HARD', 'VERY_HARD'] as const;
export type Difficulty = (typeof difficulties)[number];

/** What a host fills in. Form, API, columns, copies, the rest of a series, cards and filters follow from it. */
export const huddleFields = {
  name: { type: 'line', max: 120, min: 1 },
  description: { type: 'prose', max: 10_000, default: '', detail: true },
  activity: { type: 'choice', of: activities, default: 'GENERAL' },
  privacy: { type: 'choice', of: ['PUBLIC', 'COMMUNITY', 'PRIVATE'], default: 'PUBLIC' },
  communityId: idField<CommunityId>(),
  startDateTime: { type: 'instant', form: 'start', column: 'starts_at' },
  endDateTime: { type: 'instant', form: 'end', column: 'ends_at' },
  timeZone: { type: 'timeZone' },
  rsvpStartDateTime: { type: 'instant', form: 'rsvpStart', column: 'rsvp_starts_at', default: null },
  rsvpEndDateTime: { type: 'instant', form: 'rsvpEnd', column: 'rsvp_ends_at', default: null },
  venue: { type: 'place', default: null },
  venueNote: { type: 'prose', max: 2_000, default: '' },
  meetingPoint: { type: 'place', default: null },
  meetingPointNote: { type: 'prose', max: 2_000, default: '' },
  parking: { type: 'place', default: null },
  parkingNote: { type: 'prose', max: 2_000, default: '' },
  precisePlaces: { type: 'choice', of: ['EVERYONE', 'CONFIRMED'], default: 'CONFIRMED' },
  capacity: { type: 'number', min: 1, max: 100_000, default: null, detail: true, card: true },
  approvalRequired: { type: 'flag', default: false },
  mailAnswers: { type: 'flag', default: false },
  mailPhone: { type: 'flag', default: false },
  guestAllowed: { type: 'flag', default: false },
  guestLimit: { type: 'number', min: 0, max: 20, default: 0 },
  guestAllowedAges: { type: 'choices', of: ageGroups, default: [] },
  /** What the community asks of who leads it, by its name there. */
  leaderNeeds: { type: 'line', max: MAX_QUALIFICATION_NAME, default: '', detail: true },
  decisiveRsvp: { type: 'flag', default: false },
  waitingMayTalk: { type: 'flag', default: false },
  showAttending: { type: 'flag', default: true },
  showInterested: { type: 'flag', default: true },
  showRequested: { type: 'flag', default: true },
  showInvited: { type: 'flag', default: false },
  paymentMode: { type: 'choice', of: ['FREE', 'PAID'], default: 'FREE' },
  paymentAmount: { type: 'line', max: 60, default: '', detail: true, card: true },
  paymentMethod: { type: 'line', max: 120, default: '', detail: true },
  refundPolicy: { type: 'prose', max: 1_000, default: '', detail: true },
  carpooling: { type: 'flag', default: false, card: true, filter: true },
  dogsAllowed: { type: 'flag', default: false, detail: true, card: true, filter: true, simple: true },
  stepFree: { type: 'flag', default: false, detail: true, card: true, filter: true, simple: true },
  externalTrailUrl: { type: 'link', default: '', detail: true },
  externalEventUrl: { type: 'link', default: '', detail: true },
  externalPhotoAlbumUrl: { type: 'link', default: '', detail: true },
  externalCommChannelUrl: { type: 'link', default: '' },
  difficulty: {
    type: 'choice',
    of: difficulties,
    default: null,
    detail: true,
    card: true,
    filter: true,
  },
  distanceMeters: {
    type: 'number',
    min: 0,
    max: MAX_DISTANCE_METERS,
    default: null,
    form: 'distanceKilometers',
    per: 1_000,
    detail: true,
    card: true,
  },
  ascentMeters: { type: 'number', min: 0, max: MAX_ASCENT_METERS, default: null, detail: true, card: true },
  whatToBring: { type: 'prose', max: 2_000, default: '', detail: true },
  tags: { type: 'lines', max: 40, count: 10, default: [], detail: true },
  /** Which scene is drawn where there is no cover; without one it follows from the activity. */
  scene: { type: 'choice', of: settings, default: null, detail: true, card: true },
  coverMediaId: idField<MediaId>(),
  coverOffset: { type: 'percent', default: 50 },
  coHostIds: { type: 'people', count: 10, default: [], column: null },
  /** Asked now; those invited before stay so. */
  invitedIds: { type: 'people', count: 100, default: [], column: null },
} as const satisfies Readonly<Record<string, Field & OfHuddle>>;

/** Name and field, in the order of the table. */
export const entriesOfFields = Object.entries(huddleFields) as readonly (readonly [
  FieldName,
  Field & OfHuddle,
])[];

export type HuddleFields = typeof huddleFields;
export type FieldName = keyof HuddleFields;
export type HuddleValues = Values<HuddleFields>;
/** What the page holds while somebody fills it in: times as the wall clock of the venue, numbers as typed. */
export type HuddleForm = Typed<HuddleFields>;
export type FormFieldName = keyof HuddleForm;

type NamesWith<Mark extends keyof OfHuddle> = {
  [Name in FieldName]: HuddleFields[Name] extends Readonly<Record<Mark, unknown>> ? Name : never;
}[FieldName];

/** The names of the fields that carry a mark. */
function namesWith<Mark extends keyof OfHuddle>(mark: Mark): readonly NamesWith<Mark>[] {
  return entriesOfFields.flatMap(([name, field]) => (mark in field ? [name as NamesWith<Mark>] : []));
}

export const detailNames = namesWith('detail');
export const cardNames = namesWith('card');
export const filterNames = namesWith('filter');
export const simpleNames = namesWith('simple');
export type DetailName = (typeof detailNames)[number];
export type CardName = (typeof cardNames)[number];
export type SimpleName = (typeof simpleNames)[number];
export type FilterName = (typeof filterNames)[number];

type FlagName = {
  [Name in FieldName]: HuddleFields[Name] extends { type: 'flag' } ? Name : never;
}[FieldName];

export type FlagFilter = FilterName & FlagName;

export const flagFilters = filterNames.filter(
  (name): name is FlagFilter => huddleFields[name].type === 'flag',
);

/** Of what is filled in, what everybody reads who may see the huddle itself. */
export function detailsOfValues(values: HuddleValues): Pick<HuddleValues, DetailName> {
  return Object.fromEntries(detailNames.map((name) => [name, values[name]])) as Pick<
    HuddleValues,
    DetailName
  >;
}
