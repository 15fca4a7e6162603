import { z } from 'zod';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { coverWish } from '../contract/cover.ts';
import { changeMe as changeSchema } from '../contract/me.ts';
import { changeMe } from './change-me.ts';
import { setCover } from './set-cover.ts';
import { setPicture } from './set-picture.ts';
import { savePerson } from './writes.ts';

const { shape } = changeSchema;
const units = shape.units.unwrap().shape;

/** A profile as an export says it (docs/export.md); what is null there was never given. */
export const exportedProfile = z.object({
  displayName: shape.displayName,
  firstName: shape.firstName,
  lastName: shape.lastName,
  mobile: shape.mobile,
  bio: shape.bio,
  interests: shape.interestTags,
  gender: shape.gender,
  heightCm: shape.height,
  weightKg: shape.weight,
  dateOfBirth: shape.dateOfBirth,
  placeName: z.string().nullable(),
  placeAddress: z.string().nullable(),
  placeLat: z.number().nullable(),
  placeLng: z.number().nullable(),
  pictureMediaId: idOf<MediaId>().nullable(),
  coverMediaId: idOf<MediaId>().nullable(),
  coverRotation: coverWish.shape.coordinate.shape.rotationAngle,
  coverScale: coverWish.shape.coordinate.shape.scale,
  coverX: coverWish.shape.coordinate.shape.xcoordinate,
  coverY: coverWish.shape.coordinate.shape.ycoordinate,
});
export type ExportedProfile = z.output<typeof exportedProfile>;

/** Settings as an export says them. */
export const exportedSettings = z.object({
  theme: shape.theme,
  locale: shape.locale,
  timeZone: shape.timeZone,
  landingPage: shape.landingPage,
  unitMass: units.mass,
  unitLength: units.length,
  unitVolume: units.volume,
  unitEnergy: units.energy,
  unitTemperature: units.temperature,
  unitTime: units.time,
  connectionApprovalRequired: shape.connectionApprovalRequired,
  shownToVisitors: shape.shownToVisitors,
  // Copies from before do not say it.
  attendanceShared: z.boolean().default(false),
  clubsShown: z.boolean(),
  companionsShown: z.boolean(),
  trendsPublished: z.boolean(),
});
export type ExportedSettings = z.output<typeof exportedSettings>;

/**
 * Makes a profile what it was in another installation; what was not given there stays as it is here, and a picture that
 * is not here is left out. False when something of it is not allowed here.
 */
export async function restoreProfile(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  given: ExportedProfile,
  isHere: (picture: MediaId) => boolean,
): Promise<boolean> {
  const { interests, heightCm, weightKg, placeName, placeLat, placeLng } = given;
  const hasPlace = placeName !== null && placeLat !== null && placeLng !== null;
  const place = {
    name: placeName,
    formattedAddress: given.placeAddress ?? placeName,
    lat: placeLat,
    lng: placeLng,
  };
  const change = changeSchema.safeParse({
    displayName: given.displayName,
    firstName: given.firstName || undefined,
    lastName: given.lastName || undefined,
    mobile: given.mobile ?? undefined,
    bio: given.bio || undefined,
    interestTags: interests?.length ? interests : undefined,
    gender: given.gender ?? undefined,
    height: heightCm ?? undefined,
    weight: weightKg ?? undefined,
    dateOfBirth: given.dateOfBirth ?? undefined,
    location: hasPlace ? place : undefined,
  });
  if (!change.success || isRefusal(await changeMe(platform, viewer, change.data))) return false;
  await restorePictures(platform, viewer, given, isHere);
  return true;
}

async function restorePictures(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  given: ExportedProfile,
  isHere: (picture: MediaId) => boolean,
): Promise<void> {
  const { pictureMediaId, coverMediaId, coverRotation, coverScale, coverX, coverY } = given;
  if (pictureMediaId && isHere(pictureMediaId)) await setPicture(platform, viewer, pictureMediaId);
  const coordinate = {
    rotationAngle: coverRotation,
    scale: coverScale,
    xcoordinate: coverX,
    ycoordinate: coverY,
  };
  if (coverMediaId && isHere(coverMediaId))
    await setCover(platform, viewer, { mediaId: coverMediaId, coordinate });
}

/** Makes settings what they were in another installation; false when something of them is not allowed here. */
export async function restoreSettings(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  given: ExportedSettings,
): Promise<boolean> {
  const { theme, locale, timeZone, landingPage, connectionApprovalRequired, shownToVisitors } = given;
  const refused = await changeMe(platform, viewer, {
    theme,
    locale,
    timeZone,
    landingPage,
    connectionApprovalRequired,
    shownToVisitors,
    attendanceShared: given.attendanceShared,
    units: {
      mass: given.unitMass,
      length: given.unitLength,
      volume: given.unitVolume,
      energy: given.unitEnergy,
      temperature: given.unitTemperature,
      time: given.unitTime,
    },
  });
  if (refused) return false;
  const shown = {
    clubs_shown: given.clubsShown,
    companions_shown: given.companionsShown,
    trends_published: given.trendsPublished,
  };
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    await savePerson(tx, viewer.personId, shown);
    return 'DONE';
  });
  return true;
}
