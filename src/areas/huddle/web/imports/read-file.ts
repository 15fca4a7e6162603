import type { HuddleForm } from '../../rules/fields.ts';
import type { ImportedOuting } from '../../rules/imports.ts';
import { readCalendar } from './read-calendar.ts';
import { type NamedTemplate, outingOf, templateNamed } from './read-outings.ts';
import { readTable } from './read-table.ts';

/** What a file holds: outings, or the name of a template that the community does not have. */
export type FileRead = { readonly outings: ImportedOuting[] } | { readonly unknownTemplate: string };

/**
 * The outings of a calendar or of a table; undefined where it is neither. `first` is what a new plan begins with; the
 * templates are those of the community whose outings they are, null for my own, where nothing is planned by one.
 */
export function readFile(
  text: string,
  first: HuddleForm,
  now: Date,
  templates: readonly NamedTemplate[] | null,
): FileRead | undefined {
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  const read = isCalendar ? readCalendar(text, first.timeZone, now) : readTable(text, first.timeZone);
  if (!read) return undefined;
  if (!templates) return { outings: read.map((outing) => outingOf(outing, first)) };
  const unknown = read.find(({ template }) => template !== '' && !templateNamed(template, templates));
  if (unknown) return { unknownTemplate: unknown.template };
  return { outings: read.map((outing) => outingOf(outing, first, templates)) };
}
