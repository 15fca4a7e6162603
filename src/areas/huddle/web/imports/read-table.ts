import Papa from 'papaparse';
import type { ReadOuting } from './read-outings.ts';

type Column =
  | 'uid'
  | 'name'
  | 'date'
  | 'time'
  | 'end'
  | 'place'
  | 'meetingPoint'
  | 'description'
  | 'capacity'
  | 'bring';

/** How tables of clubs head these columns, in English and German. */
const headings: Readonly<Record<Column, RegExp>> = {
  uid: /^(id|uid|nr\.?|no\.?|nummer|number|tourennummer)$/i,
  name: /^(name|title|titel|tour|outing|event|anlass|bezeichnung|summary|was|what)$/i,
  date: /^(date|datum|day|tag|start|beginn|start ?date|startdatum|von|from|wann|when)$/i,
  time: /^(time|zeit|uhrzeit|start ?time|startzeit|abfahrt|beginn ?zeit)$/i,
  end: /^(end|ende|bis|until|to|end ?time|endzeit|rückkehr|return|end ?date|enddatum)$/i,
  place: /^(place|ort|venue|location|ziel|wo|where|gebiet|region)$/i,
  meetingPoint: /^(meeting ?point|treffpunkt|meet|besammlung)$/i,
  description: /^(description|beschreibung|details|bemerkung(en)?|notes?|notizen|text)$/i,
  capacity:
    /^(places|plätze|capacity|max\.? ?(people|personen|teilnehmer|tn)?|people|personen|teilnehmer(zahl)?)$/i,
  bring: /^(bring|what to bring|mitnehmen|ausrüstung|equipment|gear|material)$/i,
};

/** The outings of a table with a row of headings, one a line; undefined where no heading says what and when. */
export function readTable(text: string, timeZone: string): ReadOuting[] | undefined {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data.map((row) => row.map((cell) => cell.trim()));
  const at = columnsOf(head);
  if (at.name === undefined || at.date === undefined) return undefined;
  return rows.map((row) => {
    const cell = (column: Column) => (at[column] === undefined ? '' : (row[at[column]] ?? ''));
    const start = wallFrom(cell('date'), cell('time'));
    const [capacity = ''] = /\d+/.exec(cell('capacity')) ?? [];
    return {
      uid: cell('uid').slice(0, 300),
      name: cell('name'),
      start,
      end: endFrom(cell('end'), start),
      timeZone,
      description: cell('description'),
      place: cell('place'),
      point: null,
      meetingPoint: cell('meetingPoint'),
      capacity,
      whatToBring: cell('bring'),
    };
  });
}

/** A heading counts for the first column it fits; what fits two kinds is the first kind that is still missing. */
function columnsOf(head: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  head.forEach((heading, place) => {
    const column = (Object.keys(headings) as Column[]).find(
      (each) => found[each] === undefined && headings[each].test(heading),
    );
    if (column) found[column] = place;
  });
  return found;
}

const USUAL_TIME = '08:00';

/** '20.6.2026' and '8.30' as '2026-06-20T08:30'; '' where it is no date. Without a time it begins at 8. */
export function wallFrom(date: string, time: string): string {
  const day = dayFrom(date);
  if (day === '') return '';
  const clock = clockFrom(time) ?? clockFrom(date.replace(datePattern, '')) ?? USUAL_TIME;
  return `${day}T${clock}`;
}

/** The end is a time on the day of the start, or a day, or both. */
function endFrom(cell: string, start: string): string {
  if (cell === '' || start === '') return '';
  if (dayFrom(cell) !== '') return wallFrom(cell, clockFrom(cell.replace(datePattern, '')) ? '' : '18:00');
  const clock = clockFrom(cell);
  return clock ? `${start.slice(0, 10)}T${clock}` : '';
}

const datePattern = /(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})/;

/** Year first with dashes, or day first with points or strokes, as Europe writes it. */
function dayFrom(text: string): string {
  const parts = datePattern.exec(text);
  if (!parts) return '';
  const [, isoYear, isoMonth, isoDay, day, month, year] = parts;
  const [y, m, d] = isoYear ? [isoYear, isoMonth, isoDay] : [year?.padStart(4, '20'), month, day];
  const iso = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso) ? iso : '';
}

function clockFrom(text: string): string | undefined {
  const [, hour, minute = '00'] = /\b([01]?\d|2[0-3])(?:[:.h]([0-5]\d)|\s*(?:h|uhr)\b)/i.exec(text) ?? [];
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}
