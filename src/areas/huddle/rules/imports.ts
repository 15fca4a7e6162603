import { instantIn } from '#platform/shared/zoned-time.ts';
import type { HuddleForm } from './fields.ts';

/** Outings of one file. */
export const MAX_IMPORTED = 100;
export const MAX_UID_LENGTH = 300;

/** What a calendar or a table says of an outing; a host may have changed the rest since. */
export const importedNames = [
  'name',
  'description',
  'start',
  'end',
  'timeZone',
  'venue',
  'venueNote',
  'meetingPointNote',
  'capacity',
  'whatToBring',
] as const satisfies readonly (keyof HuddleForm)[];
export type Said = Pick<HuddleForm, (typeof importedNames)[number]>;

export interface ImportedOuting {
  /** Its name at the source; '' where the source gives none. */
  readonly uid: string;
  readonly form: HuddleForm;
}

/** An outing that came before. */
export interface KnownImport {
  readonly uid: string;
  readonly mark: string;
  readonly said: Said;
  /** It is a draft of the person who sends the file. */
  readonly mayMove: boolean;
}

/**
 * What becomes of an outing of a file: a new draft; nothing, as it is there already; a change of its draft; nothing, as
 * it is published or the draft of somebody else; nothing, as it stands in the file before; nothing, as it has passed or its time cannot be read.
 */
export const importOutcomes = ['NEW', 'SAME', 'MOVED', 'PLANNED', 'DOUBLE', 'PAST', 'NO_TIME'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export interface Judged<Known extends KnownImport> {
  readonly outcome: ImportOutcome;
  readonly known: Known | undefined;
}

/** Name, start and place as one reads them: the same outing of a source that gives it another name at each download. */
export function markOf({ name, start, timeZone, venue, venueNote }: Said): string {
  const place = venue?.name ?? venueNote;
  return [name, `${start} ${timeZone}`, place].map((each) => plain(each).slice(0, 180)).join('|');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

export function saidOf(form: HuddleForm): Said {
  return Object.fromEntries(importedNames.map((name) => [name, form[name]])) as Said;
}

/** What becomes of each outing of a file, in its order (COM-15). Found by its name at the source, else by its mark. */
export function judgeImports<Known extends KnownImport>(
  outings: readonly ImportedOuting[],
  before: readonly Known[],
  now: Date,
): Judged<Known>[] {
  const byUid = new Map(before.filter(({ uid }) => uid !== '').map((known) => [known.uid, known]));
  const byMark = new Map(before.map((known) => [known.mark, known]));
  const met = new Set<string>();
  return outings.map(({ uid, form }) => {
    const said = saidOf(form);
    const mark = markOf(said);
    const known = byUid.get(uid) ?? byMark.get(mark);
    const names = [`mark ${mark}`, ...(uid === '' ? [] : [`uid ${uid}`])];
    const isDouble = names.some((name) => met.has(name));
    for (const name of names) met.add(name);
    return { known, outcome: isDouble ? 'DOUBLE' : outcomeOf(said, known, now) };
  });
}

function outcomeOf(said: Said, known: KnownImport | undefined, now: Date): ImportOutcome {
  const start = instantIn(said.start, said.timeZone);
  if (!start) return 'NO_TIME';
  if (known && isSame(known.said, said)) return 'SAME';
  if (known) return known.mayMove ? 'MOVED' : 'PLANNED';
  return start <= now ? 'PAST' : 'NEW';
}

function isSame(one: Said, other: Said): boolean {
  return importedNames.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
