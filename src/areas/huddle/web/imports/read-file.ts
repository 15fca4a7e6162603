import { readRows } from '#platform/web/read-rows.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import type { ImportedOuting } from '../../rules/imports.ts';
import { readCalendar } from './read-calendar.ts';
import { readHitobitoTable } from './read-hitobito.ts';
import { readHitobitoJson } from './read-hitobito-json.ts';
import { type NamedTemplate, outingOf, type ReadOuting, templateNamed } from './read-outings.ts';
import { readTable } from './read-table.ts';

/** What a file holds: outings, or the name of a template that the community does not have. */
export type FileRead =
  | {
      readonly outings: ImportedOuting[];
      /** So many of them are no more than a draft at the source. */
      readonly unpublished: number;
    }
  | { readonly unknownTemplate: string };

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
  const read = readText(text, first.timeZone, now);
  if (!read) return undefined;
  const unpublished = read.filter(({ state }) => state === 'UNPUBLISHED').length;
  if (!templates) return { outings: read.map((outing) => outingOf(outing, first)), unpublished };
  const unknown = read.find(({ template }) => template !== '' && !templateNamed(template, templates));
  if (unknown) return { unknownTemplate: unknown.template };
  return { outings: read.map((outing) => outingOf(outing, first, templates)), unpublished };
}

function readText(text: string, timeZone: string, now: Date): ReadOuting[] | undefined {
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return readCalendar(text, timeZone, now);
  if (/^\uFEFF?\s*\{/.test(text)) return readHitobitoJson(text, timeZone);
  const rows = readRows(text);
  return readHitobitoTable(rows, timeZone) ?? readTable(rows, timeZone);
}
