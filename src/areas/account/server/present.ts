import { coverUrlOf, pictureUrlOf } from '#areas/person/server/public.ts';
import type { Me } from '../contract/me.ts';
import { ageOn } from '../rules/age.ts';
import type { MeRow } from './reads.ts';

export function presentMe(row: MeRow, now: Date): Me {
  return {
    id: row.id,
    uid: row.id,
    username: row.username,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified,
    mailArrives: row.mail_arrives,
    newEmail: row.new_email,
    mobile: row.mobile,
    mobileVerified: row.mobile_verified,
    onboarded: row.onboarded_at !== null && !row.name_suggested,
    nameSuggested: row.name_suggested,
    activated: row.suspended_at === null,
    deletedAt: row.deletion_due_at?.toISOString() ?? null,
    verified: row.email_verified,
    moderator: row.moderator,
    operator: row.operator,
    dateOfBirth: row.date_of_birth,
    age: row.date_of_birth === null ? null : ageOn(row.date_of_birth, now.toISOString().slice(0, 10)),
    gender: row.gender,
    locale: row.locale,
    timeZone: row.time_zone,
    theme: row.theme,
    location: placeOf(row),
    ...picturesOf(row),
    detail: detailOf(row),
    preference: preferenceOf(row),
  };
}

function placeOf(row: MeRow): Me['location'] {
  if (row.place_name === null || row.place_lat === null || row.place_lng === null) return null;
  return {
    name: row.place_name,
    formattedAddress: row.place_address ?? '',
    lat: row.place_lat,
    lng: row.place_lng,
  };
}

function picturesOf(
  row: MeRow,
): Pick<Me, 'profilePicUrl' | 'coverPhotoUrl' | 'coverMediaId' | 'coverPhotoCoordinate'> {
  return {
    profilePicUrl: pictureUrlOf(row.id, row.picture_media_id),
    coverMediaId: row.cover_media_id,
    coverPhotoUrl: coverUrlOf(row.id, row.cover_media_id),
    coverPhotoCoordinate: {
      id: row.id,
      rotationAngle: row.cover_rotation,
      scale: row.cover_scale,
      xcoordinate: row.cover_x,
      ycoordinate: row.cover_y,
    },
  };
}

function detailOf(row: MeRow): Me['detail'] {
  return {
    id: row.id,
    bio: row.bio,
    weight: row.weight_kg,
    height: row.height_cm,
    interestTags: row.interests,
  };
}

// The table's own checks hold these texts to the choices that the types name.
function preferenceOf(row: MeRow): Me['preference'] {
  return {
    id: row.id,
    devUser: row.dev_user,
    betaUser: row.beta_user,
    landingPage: row.landing_page,
    connectionApprovalRequired: row.connection_approval_required,
    shownToVisitors: row.shown_to_visitors,
    attendanceShared: row.attendance_shared,
    massUnit: row.unit_mass,
    lengthUnit: row.unit_length,
    volumeUnit: row.unit_volume,
    energyUnit: row.unit_energy,
    temperatureUnit: row.unit_temperature,
    timeUnit: row.unit_time,
  };
}
