import { isUniqueViolation } from '#platform/server/db/unique-violation.ts';
import { recordEvents } from '#platform/server/events.ts';
import { faultOfName } from '#platform/server/names/fault-of-name.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Onboarding } from '../contract/me.ts';
import { tidyInterests } from '../rules/interests.ts';
import { faultOfUsername } from '../rules/username.ts';
import { readMe } from './reads.ts';
import { clashOfUsername } from './username/reads.ts';
import { lockShape } from './username/writes.ts';
import { type PersonChange, placeColumns, savePerson, unitColumns } from './writes.ts';

/** Names a person and opens the app to them; sent again it changes the same things again. */
export async function onboard(
  platform: Platform,
  viewer: Viewer,
  form: Onboarding,
): Promise<undefined | Refusal> {
  if (!viewer.emailVerified) return refuse('EMAIL_NOT_VERIFIED', {}, 'forbidden');
  const username = form.username.toLowerCase();
  const fault = faultOfUsername(username);
  if (fault) return refuse(fault);
  const nameFault = faultOfName(form.displayName, platform.config.PRODUCT_NAME);
  if (nameFault) return refuse(nameFault);
  if (!isTimeZone(form.timeZone)) return refuse('TIME_ZONE_UNKNOWN', { timeZone: form.timeZone });
  try {
    const result = await inTransaction(platform.database, async (tx) => {
      await lockShape(tx, username);
      const known = await readMe(tx, viewer.personId);
      const isNamed = known?.onboarded_at && !known.name_suggested;
      if (isNamed && known.username !== username) return refuse('USERNAME_KEPT', {}, 'conflict');
      const { personId } = viewer;
      const clash = await clashOfUsername(tx, { personId, username, now: platform.now() });
      if (clash) return refuse(clash, {}, 'conflict');
      const onboarded_at = known?.onboarded_at ?? platform.now();
      await savePerson(tx, viewer.personId, {
        ...columnsOf(form),
        username,
        onboarded_at,
        name_suggested: false,
      });
      if (isNamed) return;
      await recordEvents(tx, platform.now(), [{ type: 'person.onboarded', personId: viewer.personId }]);
      return;
    });
    return isRefusal(result) ? result : undefined;
  } catch (error) {
    // Two people may choose the same name at the same moment: the table decides who was first.
    if (isUniqueViolation(error)) return refuse('USERNAME_TAKEN', {}, 'conflict');
    throw error;
  }
}

function columnsOf(form: Onboarding): PersonChange {
  return {
    display_name: form.displayName,
    interests: tidyInterests(form.interestTags),
    time_zone: form.timeZone,
    locale: form.locale,
    ...placeColumns(form.location),
    ...unitColumns(form.units),
  };
}
