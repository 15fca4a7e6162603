import type { HuddleForm } from '../../rules/fields.ts';
import type { ImportedOuting } from '../../rules/imports.ts';
import { readCalendar } from './read-calendar.ts';
import { outingOf } from './read-outings.ts';
import { readTable } from './read-table.ts';

/** The outings of a calendar or of a table; undefined where it is neither. `first` is what a new plan begins with. */
export function readFile(text: string, first: HuddleForm, now: Date): ImportedOuting[] | undefined {
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text);
  const read = isCalendar ? readCalendar(text, first.timeZone, now) : readTable(text, first.timeZone);
  return read?.map((outing) => outingOf(outing, first));
}
