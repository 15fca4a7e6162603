import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from '../../rules/fields.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const MAX_NAME = 120;

/** What lists show of a draft, as far as its fields make sense already; the fields themselves stay as typed. */
export function draftRow(form: HuddleForm, now: Date) {
  const timeZone = isTimeZone(form.timeZone) ? form.timeZone : 'UTC';
  const start = sane(instantIn(form.start, timeZone)) ?? new Date(now.getTime() + WEEK_MS);
  const end = sane(instantIn(form.end, timeZone));
  return {
    draft_form: JSON.stringify(form),
    name: [...form.name.trim()].slice(0, MAX_NAME).join(''),
    activity: form.activity,
    privacy: form.privacy,
    starts_at: start,
    ends_at: end && end > start ? end : new Date(start.getTime() + HOUR_MS),
    time_zone: timeZone,
    venue: form.venue && JSON.stringify(form.venue),
    updated_at: now,
  };
}

/** The database keeps years that people plan in, and no others. */
function sane(instant: Date | undefined): Date | undefined {
  const year = instant?.getUTCFullYear() ?? 0;
  return year >= 2000 && year < 2200 ? instant : undefined;
}
