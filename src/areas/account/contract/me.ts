import { z } from 'zod';
import { line, place, prose } from '#platform/shared/wire-values.ts';
import { MAX_INTEREST, MAX_INTERESTS } from '../rules/interests.ts';
import { landingPages } from '../rules/landing-pages.ts';
import { unitChoices } from '../rules/units.ts';

export const units = z.strictObject({
  mass: z.enum(unitChoices.mass),
  length: z.enum(unitChoices.length),
  volume: z.enum(unitChoices.volume),
  energy: z.enum(unitChoices.energy),
  temperature: z.enum(unitChoices.temperature),
  time: z.enum(unitChoices.time),
});

export const theme = z.enum(['LIGHT', 'DARK', 'SYSTEM']);
export const email = z.email().max(254);
export const interests = z.array(line(MAX_INTEREST).min(1)).max(MAX_INTERESTS);
export const displayName = line(60).min(1);
const mobile = z
  .string()
  .trim()
  .regex(/^\+?[\d ()/.-]{5,31}$/, 'must be a phone number');
const locale = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/);
const timeZone = z.string().min(1).max(64);

/** What people may change about themselves; anything else is an unknown field. */
export const changeMe = z.strictObject({
  displayName: displayName.optional(),
  firstName: line(60).optional(),
  lastName: line(60).optional(),
  bio: prose(1_000).optional(),
  interestTags: interests.optional(),
  location: place.nullable().optional(),
  dateOfBirth: z.iso.date().nullable().optional(),
  gender: line(40).nullable().optional(),
  weight: z.number().min(1).max(500).nullable().optional(),
  height: z.number().min(30).max(280).nullable().optional(),
  mobile: mobile.nullable().optional(),
  theme: theme.optional(),
  locale: locale.optional(),
  timeZone: timeZone.optional(),
  landingPage: z.enum(landingPages).optional(),
  connectionApprovalRequired: z.boolean().optional(),
  shownToVisitors: z.boolean().optional(),
  attendanceShared: z.boolean().optional(),
  units: units.partial().optional(),
});
export type ChangeMe = z.output<typeof changeMe>;

export const onboarding = z.strictObject({
  displayName,
  username: z.string().trim().max(60),
  location: place.nullable(),
  interestTags: interests,
  units,
  timeZone,
  locale: locale.optional(),
});
export type Onboarding = z.output<typeof onboarding>;

const placeView = z.object({
  name: z.string(),
  formattedAddress: z.string(),
  lat: z.number(),
  lng: z.number(),
});

/** Everything a person may know of themselves, in the shape of the client record. */
export const me = z
  .object({
    id: z.string(),
    uid: z.string(),
    username: z.string().nullable(),
    displayName: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    /** False when its mail server says that there is no such mailbox. */
    mailArrives: z.boolean(),
    /** Given as the next address, not verified yet. */
    newEmail: z.string().nullable(),
    mobile: z.string().nullable(),
    mobileVerified: z.boolean(),
    onboarded: z.boolean(),
    /** Name and username are what we suggested; the gate asks for their own. */
    nameSuggested: z.boolean(),
    activated: z.boolean(),
    /** When this account is deleted for good; null as long as nobody asked for it. */
    deletedAt: z.string().nullable(),
    verified: z.boolean(),
    moderator: z.boolean(),
    operator: z.boolean(),
    dateOfBirth: z.string().nullable(),
    age: z.number().int().nullable(),
    gender: z.string().nullable(),
    locale: z.string(),
    timeZone: z.string(),
    theme,
    location: placeView.nullable(),
    profilePicUrl: z.string(),
    coverPhotoUrl: z.string(),
    /** Null while a picture is drawn. */
    coverMediaId: z.string().nullable(),
    coverPhotoCoordinate: z.object({
      id: z.string(),
      rotationAngle: z.number(),
      scale: z.number(),
      xcoordinate: z.number(),
      ycoordinate: z.number(),
    }),
    detail: z.object({
      id: z.string(),
      bio: z.string(),
      weight: z.number().nullable(),
      height: z.number().nullable(),
      interestTags: z.array(z.string()),
    }),
    preference: z.object({
      id: z.string(),
      devUser: z.boolean(),
      betaUser: z.boolean(),
      landingPage: z.string(),
      connectionApprovalRequired: z.boolean(),
      /** Name, picture and bio may stand on the first page. */
      shownToVisitors: z.boolean(),
      /** Leaders who decide about a request of mine see how often I came out with their community. */
      attendanceShared: z.boolean(),
      massUnit: z.enum(unitChoices.mass),
      lengthUnit: z.enum(unitChoices.length),
      volumeUnit: z.enum(unitChoices.volume),
      energyUnit: z.enum(unitChoices.energy),
      temperatureUnit: z.enum(unitChoices.temperature),
      timeUnit: z.enum(unitChoices.time),
    }),
  })
  .meta({ id: 'Me' });
export type Me = z.output<typeof me>;
