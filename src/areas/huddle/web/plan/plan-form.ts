import type { Activity } from '../../rules/activity.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues } from '../../rules/form.ts';
import { guessEnd } from '../../rules/guess.ts';

/** A first plan: next Saturday from half past eight on, where the planner is. */
export function emptyForm(now: Date, timeZone: string, activity: Activity = 'HIKING'): HuddleForm {
  const saturday = new Date(now);
  saturday.setDate(now.getDate() + ((6 - now.getDay() + 7) % 7 || 7));
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(saturday);
  return {
    ...emptyFormValues(),
    activity,
    start: `${day}T08:30`,
    end: guessEnd(`${day}T08:30`, activity),
    timeZone,
    guestAllowed: true,
    guestLimit: '2',
    guestAllowedAges: ['ADULT', 'TEEN', 'KID'],
  };
}
