import { faultOfName } from '#platform/server/names/fault-of-name.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { ChangeMe } from '../contract/me.ts';
import { isPossibleBirth } from '../rules/age.ts';
import { tidyInterests } from '../rules/interests.ts';
import { type PersonChange, placeColumns, savePerson, unitColumns } from './writes.ts';

/** Changes what a person settles about themselves; absent fields stay as they are. */
export async function changeMe(
  platform: Platform,
  viewer: Pick<Viewer, 'personId'>,
  change: ChangeMe,
): Promise<undefined | Refusal> {
  const refused = refuseChange(change, platform.now()) ?? refuseNames(platform, change);
  if (refused) return refused;
  const result = await inTransaction(platform.database, (tx) =>
    savePerson(tx, viewer.personId, columnsOf(change)),
  );
  return isRefusal(result) ? result : undefined;
}

function refuseChange({ timeZone, dateOfBirth }: ChangeMe, now: Date): Refusal | undefined {
  if (timeZone !== undefined && !isTimeZone(timeZone)) return refuse('TIME_ZONE_UNKNOWN', { timeZone });
  if (dateOfBirth && !isPossibleBirth(dateOfBirth, now.toISOString().slice(0, 10))) {
    return refuse('BIRTH_NOT_POSSIBLE');
  }
  return undefined;
}

/** A first or last name may be left empty. */
function refuseNames({ config }: Platform, change: ChangeMe): Refusal | undefined {
  const names = [change.displayName, change.firstName || undefined, change.lastName || undefined];
  const given = names.filter((name) => name !== undefined);
  const fault = given.map((name) => faultOfName(name, config.PRODUCT_NAME)).find(Boolean);
  return fault && refuse(fault);
}

function columnsOf(change: ChangeMe): PersonChange {
  return {
    display_name: change.displayName,
    first_name: change.firstName,
    last_name: change.lastName,
    bio: change.bio,
    interests: change.interestTags && tidyInterests(change.interestTags),
    date_of_birth: change.dateOfBirth,
    gender: change.gender,
    weight_kg: change.weight,
    height_cm: change.height,
    ...mobileColumns(change.mobile),
    theme: change.theme,
    locale: change.locale,
    time_zone: change.timeZone,
    landing_page: change.landingPage,
    connection_approval_required: change.connectionApprovalRequired,
    shown_to_visitors: change.shownToVisitors,
    attendance_shared: change.attendanceShared,
    ...placeColumns(change.location),
    ...unitColumns(change.units),
  };
}

/** A number that was changed has to be proved again. */
function mobileColumns(mobile: string | null | undefined): PersonChange {
  return mobile === undefined ? {} : { mobile, mobile_verified: false };
}
