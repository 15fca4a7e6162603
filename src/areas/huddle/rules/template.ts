import { wallAfter } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from './fields.ts';
import { guessStart } from './guess.ts';
import { daysBetween, shiftDays } from './series.ts';

/** How many of somebody's last outings are offered to plan again. */
export const MAX_TEMPLATES = 5;

/** What of an earlier outing is no longer its host's to give. */
interface Lost {
  readonly community: boolean;
  readonly cover: boolean;
}

/**
 * An earlier outing as a new plan: everything but its date, which is the next such weekday at the same hour. Nobody is
 * asked or invited by it; without its community fewer people see it, never more. `now` is what clocks at the venue show.
 */
export function formAgain(form: HuddleForm, now: string, lost: Lost): HuddleForm {
  const start = guessStart({ weekday: new Date(`${form.start}Z`).getUTCDay() }, form.start, now);
  const closed = lost.community && form.privacy === 'COMMUNITY';
  return {
    ...movedTo(form, start),
    communityId: lost.community ? null : form.communityId,
    privacy: closed ? 'PRIVATE' : form.privacy,
    coverMediaId: lost.cover ? null : form.coverMediaId,
    coHostIds: [],
    invitedIds: [],
  };
}

/** A plan that begins at another time: as long as before, with its window of answers as many days away. */
export function movedTo(form: HuddleForm, start: string): HuddleForm {
  const days = daysBetween(form.start, start);
  const moved = (wall: string) => (wall === '' ? '' : shiftDays(wall, days));
  const lengthMs = Date.parse(`${form.end}Z`) - Date.parse(`${form.start}Z`);
  return {
    ...form,
    start,
    end: wallAfter(start, lengthMs) ?? '',
    rsvpStart: moved(form.rsvpStart),
    rsvpEnd: moved(form.rsvpEnd),
  };
}
