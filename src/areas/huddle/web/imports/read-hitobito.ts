import { type EventDate, type Fact, type Facts, type Tour, tourOf } from './hitobito-tour.ts';
import { endFrom, hourFrom, wallFrom } from './read-dates.ts';
import type { ReadOuting } from './read-outings.ts';

/** Columns have the names of its fields, or their German headings. */

const headings: Readonly<Record<Fact, RegExp>> = {
  name: /^name$/i,
  number: /^(number|kursnummer)$/i,
  description: /^(plain_text_description|description|beschreibung)$/i,
  state: /^(state|status)$/i,
  location: /^(location|ort \/ adresse)$/i,
  leader: /^(leader_name|hauptleitung name)$/i,
  capacity: /^(maximum_participants|max(imale|\.)? teilnehmerzahl)$/i,
  summit: /^(summit|gipfel)$/i,
  ascent: /^(ascent|aufstieg)( \(?h?m\)?)?$/i,
  descent: /^(descent|abstieg)( \(?h?m\)?)?$/i,
};
const dateHeadings = [
  /^date_(?<from0>\d)_(?<part>label|location|duration)$/i,
  /^datum (?<from1>\d) (?<part>bezeichnung|ort|zeitraum)$/i,
];
const partNames = { bezeichnung: 'label', ort: 'location', zeitraum: 'duration' } as const;

interface DateColumn {
  readonly at: number;
  readonly date: number;
  readonly part: 'label' | 'location' | 'duration';
}

function dateColumnsOf(head: readonly string[]): DateColumn[] {
  return head.flatMap((heading, at) => {
    const found = dateHeadings.map((style) => style.exec(heading)?.groups).find((groups) => groups);
    if (!found) return [];
    const word = (found.part ?? '').toLowerCase();
    const part = partNames[word as keyof typeof partNames] ?? (word as DateColumn['part']);
    return [{ at, date: Number(found.from0 ?? Number(found.from1) - 1), part }];
  });
}

/** The tours of an exported table; undefined where its headings are not those of hitobito. */
export function readHitobitoTable(rows: readonly string[][], timeZone: string): ReadOuting[] | undefined {
  const [head = [], ...lines] = rows;
  const dates = dateColumnsOf(head);
  if (!dates.some(({ part }) => part === 'duration') || !head.some((heading) => headings.name.test(heading)))
    return undefined;
  const columns = (Object.keys(headings) as Fact[]).map(
    (fact) => [fact, head.findIndex((heading) => headings[fact].test(heading))] as const,
  );
  const read = lines.map((line) => {
    const cell = (at: number) => (line[at] ?? '').trim();
    const facts: Facts = Object.fromEntries(columns.map(([fact, at]) => [fact, cell(at)]));
    const numbers = [...new Set(dates.map(({ date }) => date))].sort((a, b) => a - b);
    const of = (date: number, part: DateColumn['part']) =>
      cell(dates.find((each) => each.date === date && each.part === part)?.at ?? -1);
    const days = numbers.map((date) => ({
      label: of(date, 'label'),
      location: of(date, 'location'),
      ...spanOf(of(date, 'duration')),
    }));
    return { facts, days: days.filter(({ start }) => start !== ''), uid: facts.number ?? '' };
  });
  const isGerman = head.some((heading) => /^datum 1 /i.test(heading));
  return named(read).map((each) => tourOf(each, timeZone, isGerman));
}

/** '12.03.2026 08:00 - 13.03.2026 17:00', and what of it may be missing. */
function spanOf(duration: string): Pick<EventDate, 'start' | 'isTimed' | 'end'> {
  const [from = '', to = ''] = duration.split(/\s+[-–]\s+/);
  const start = wallFrom(from, '');
  return { start, isTimed: hourFrom(from, '') !== undefined, end: endFrom(to, start) };
}

/** Numbers begin again each year; one that two tours of a year have names neither. */
function named(tours: readonly Tour[]): Tour[] {
  const yearly = tours.map(({ uid, days }) =>
    uid === '' ? '' : `${uid}/${days[0]?.start.slice(0, 4) ?? ''}`,
  );
  return tours.map((tour, at) => {
    const uid = yearly[at] ?? '';
    const isAlone = yearly.filter((each) => each === uid).length === 1;
    return { ...tour, uid: isAlone ? uid : '' };
  });
}
