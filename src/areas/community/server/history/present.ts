import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { DifferenceView, MemberChangeView, MemberOfDayView } from '../../contract/history.ts';
import { changeOf } from '../../rules/history.ts';
import type { ChangesCursor, comparedMembers, MemberChangeRow, membersAt } from './reads.ts';

type MemberRow = Awaited<ReturnType<typeof membersAt>>[number];
type ComparedRow = Awaited<ReturnType<typeof comparedMembers>>[number];

export function presentMemberOfDay({ was, ...person }: MemberRow): MemberOfDayView {
  return { person: presentPersonSummary(person), ...was };
}

export function presentDifference({ before, after, addressChanged, ...person }: ComparedRow): DifferenceView {
  return {
    person: presentPersonSummary(person),
    change: changeOf(before, after),
    before,
    after,
    addressChanged,
  };
}

export function presentChange(row: MemberChangeRow): MemberChangeView {
  const { change, at, by, micros: _, ...compared } = row;
  return {
    ...presentDifference(compared),
    id: change,
    at: at.toISOString(),
    by: by && presentPersonSummary(by),
  };
}

/** A page of one row more than asked for, with where the next begins. */
export function pageOf<Row, View>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => View,
  cursorOf: (row: Row) => string,
): { items: View[]; next: string | null } {
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit).map(present),
    next: rows.length > limit && last ? cursorOf(last) : null,
  };
}

export const cursorOfMember = ({ was, id }: MemberRow) => `${was.number}~${id}`;
export const cursorOfDifference = ({ before, after, id }: ComparedRow) =>
  `${(after ?? before)?.number ?? 0}~${id}`;
export const cursorOfChange = ({ micros, change }: MemberChangeRow) => `${micros}~${change}`;

/** Reads a cursor of `cursorOfChange`; undefined when it is not one, which starts at the newest. */
export function readChangesCursor(cursor: string | undefined): ChangesCursor | undefined {
  const [, micros, id] = /^(\d{1,17})~(\d{1,18})$/.exec(cursor ?? '') ?? [];
  return micros && id ? { micros, id } : undefined;
}
