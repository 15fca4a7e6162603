import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { MemberView } from '../../contract/views.ts';
import type { MemberListRow } from './reads.ts';

/** One page from one row more than asked for, with the cursor of the next. */
export function presentMembers(rows: readonly MemberListRow[], limit: number, forLeader: boolean) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${last.rank}~${last.since.getTime()}~${last.person_id}` : null;
  return { items: shown.map((row) => presentMember(row, forLeader)), next };
}

function presentMember(row: MemberListRow, forLeader: boolean): MemberView {
  return {
    person: presentPersonSummary({ ...row, id: row.person_id }),
    role: row.role,
    title: row.title,
    since: row.since.toISOString(),
    answer: forLeader ? row.answer : null,
  };
}

/** Reads a cursor of `presentMembers`; undefined when it is not one, which starts at the beginning. */
export function readMembersCursor(cursor: string | undefined) {
  const [, rank, at, id] = /^([1-5])~(\d{1,15})~([0-9a-f-]{36})$/.exec(cursor ?? '') ?? [];
  return rank && at && id ? { rank: Number(rank), at: new Date(Number(at)), id } : undefined;
}
