import { endFrom, hourFrom, wallFrom } from './read-dates.ts';
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
  | 'bring'
  | 'template';

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
  template: /^(template|vorlage)$/i,
  bring: /^(bring|what to bring|mitnehmen|ausrüstung|equipment|gear|material)$/i,
};

const MAX_ABOVE = 9;

const isHead = (at: ReturnType<typeof columnsOf>) =>
  (at.name ?? at.template) !== undefined && at.date !== undefined;

/** The outings of a table with a row of headings, one a line; undefined where no heading says what and when. */
export function readTable(rows: readonly string[][], timeZone: string): ReadOuting[] | undefined {
  // A title may stand above the headings.
  const head = rows.slice(0, MAX_ABOVE + 1).findIndex((row) => isHead(columnsOf(row)));
  const at = columnsOf(rows[head] ?? []);
  if (head < 0) return undefined;
  return rows.slice(head + 1).map((row) => {
    const cell = (column: Column) => (at[column] === undefined ? '' : (row[at[column]] ?? ''));
    const start = wallFrom(cell('date'), cell('time'));
    const [capacity = ''] = /\d+/.exec(cell('capacity')) ?? [];
    return {
      uid: cell('uid').slice(0, 300),
      name: cell('name'),
      start,
      isTimed: hourFrom(cell('date'), cell('time')) !== undefined,
      end: endFrom(cell('end'), start),
      timeZone,
      description: cell('description'),
      place: cell('place'),
      point: null,
      meetingPoint: cell('meetingPoint'),
      capacity,
      whatToBring: cell('bring'),
      template: cell('template'),
    };
  });
}

/** A heading counts for the first column it fits; what fits two kinds is the first kind that is still missing. */
function columnsOf(head: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  head.forEach((heading, place) => {
    const column = (Object.keys(headings) as Column[]).find(
      (each) => found[each] === undefined && headings[each].test(heading.replace(/\s*:$/, '')),
    );
    if (column) found[column] = place;
  });
  return found;
}
