import type { TemplateId } from '#platform/shared/ids.ts';
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
  'ascentMeters',
] as const satisfies readonly (keyof HuddleForm)[];
export type Said = Pick<HuddleForm, (typeof importedNames)[number]>;

export interface ImportedOuting {
  /** Its name at the source; '' where the source gives none. */
  readonly uid: string;
  readonly form: HuddleForm;
  /** The template of the community that it is planned by. */
  readonly templateId?: TemplateId | undefined;
  /** What the person says of an outing that may be another one, moved: the same, or a new one. */
  readonly meant?: Meant | undefined;
  /** The source says that it does not take place. */
  readonly cancelled?: boolean | undefined;
}

export const meanings = ['MOVED', 'NEW'] as const;
export type Meant = (typeof meanings)[number];

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
 * it is published or the draft of somebody else; nothing, as it stands in the file before; nothing, as it has passed or its
 * time cannot be read; nothing until the person says whether it is the other outing of that name, moved; nothing, as the source has cancelled it.
 */
export const importOutcomes = [
  'NEW',
  'SAME',
  'MOVED',
  'PLANNED',
  'DOUBLE',
  'PAST',
  'NO_TIME',
  'UNSURE',
  'CANCELLED',
] as const;
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

/** The first part of a mark. */
export const nameIn = (mark: string) => mark.split('|')[0] ?? '';
const placeIn = (mark: string) => mark.split('|').slice(2).join('|');

interface Line<Known> {
  readonly outing: ImportedOuting;
  readonly said: Said;
  readonly mark: string;
  readonly isDouble: boolean;
  readonly known: Known | undefined;
}

/**
 * What becomes of each outing of a file, in its order (COM-15). Found by its name at the source, else by its mark. One
 * that is found by neither may be an outing that no other line stands for and that has moved: then it is asked.
 */
export function judgeImports<Known extends KnownImport>(
  outings: readonly ImportedOuting[],
  before: readonly Known[],
  now: Date,
): Judged<Known>[] {
  const lines = findKnown(outings, before);
  const taken = new Set(lines.map(({ known }) => known));
  const free = new Set(before.filter((known) => !taken.has(known) && isAhead(known.said, now)));
  return lines.map(({ outing: { meant, cancelled }, said, mark, isDouble, known }) => {
    if (isDouble) return { known, outcome: 'DOUBLE' };
    if (cancelled) return { known, outcome: 'CANCELLED' };
    const outcome = outcomeOf(said, known, now);
    const moved = outcome === 'NEW' && meant !== 'NEW' ? nearest(free, mark, said) : undefined;
    if (!moved) return { known, outcome };
    free.delete(moved);
    return { known: moved, outcome: meant === 'MOVED' ? outcomeOf(said, moved, now) : 'UNSURE' };
  });
}

function findKnown<Known extends KnownImport>(
  outings: readonly ImportedOuting[],
  before: readonly Known[],
): Line<Known>[] {
  const byUid = new Map(before.filter(({ uid }) => uid !== '').map((known) => [known.uid, known]));
  const byMark = new Map(before.map((known) => [known.mark, known]));
  const met = new Set<string>();
  return outings.map((outing) => {
    const { uid, form } = outing;
    const said = saidOf(form);
    const mark = markOf(said);
    const names = [`mark ${mark}`, ...(uid === '' ? [] : [`uid ${uid}`])];
    const isDouble = names.some((name) => met.has(name));
    for (const name of names) met.add(name);
    return { outing, said, mark, isDouble, known: byUid.get(uid) ?? byMark.get(mark) };
  });
}

/** A form that was not filled in has no zone either. */
const instantOf = ({ start, timeZone }: Said) => (timeZone === '' ? undefined : instantIn(start, timeZone));
const startOf = (said: Said) => instantOf(said)?.getTime();
const isAhead = (said: Said, now: Date) => (startOf(said) ?? 0) > now.getTime();

/** The outing of this name and place that is nearest in time. */
function nearest<Known extends KnownImport>(free: ReadonlySet<Known>, mark: string, said: Said) {
  const alike = [...free].filter(
    (known) => nameIn(known.mark) === nameIn(mark) && placeIn(known.mark) === placeIn(mark),
  );
  const at = startOf(said) ?? 0;
  const away = (known: Known) => Math.abs((startOf(known.said) ?? 0) - at);
  return alike.sort((one, other) => away(one) - away(other))[0];
}

function outcomeOf(said: Said, known: KnownImport | undefined, now: Date): ImportOutcome {
  const start = instantOf(said);
  if (!start) return 'NO_TIME';
  if (known && isSame(known.said, said)) return 'SAME';
  if (known) return known.mayMove ? 'MOVED' : 'PLANNED';
  return start <= now ? 'PAST' : 'NEW';
}

function isSame(one: Said, other: Said): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** What a file says otherwise than it said before; a name that it did not know then was empty. */
export function changesOf(before: Said, now: Said): Partial<Said> {
  const same = (name: keyof Said) => JSON.stringify(before[name] ?? '') === JSON.stringify(now[name] ?? '');
  return Object.fromEntries(importedNames.filter((name) => !same(name)).map((name) => [name, now[name]]));
}

/** A whole import can be undone for so long (C18). */
export const UNDO_IMPORT_MS = 7 * 86_400_000;

export function canUndoImport(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() <= UNDO_IMPORT_MS;
}

interface ImportedDraft {
  readonly isDraft: boolean;
  /** What was saved in it since. */
  readonly version: number;
  readonly versionThen: number;
  /** It stood there before the import, which moved it. */
  readonly wasThere: boolean;
}

/** What undoing an import does to one of its drafts: what has been published or worked on since stays. */
export function undoOf({ isDraft, version, versionThen, wasThere }: ImportedDraft) {
  if (!isDraft || version !== versionThen) return 'KEEP';
  return wasThere ? 'RESTORE' : 'REMOVE';
}
