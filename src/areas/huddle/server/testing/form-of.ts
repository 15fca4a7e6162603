import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues } from '../../rules/form.ts';

/** The fields of a page that somebody has just opened, but for what a test fills in. */
export function formOf(changes: Partial<HuddleForm> = {}): HuddleForm {
  return {
    ...emptyFormValues(),
    activity: 'HIKING',
    start: '2026-06-20T08:30',
    end: '2026-06-20T16:00',
    timeZone: 'Europe/Zurich',
    ...changes,
  };
}
