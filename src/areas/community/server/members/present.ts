import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { MemberView } from '../../contract/views.ts';
import { type MemberFilter, memberOrders, orderOf } from '../../rules/member-list.ts';
import { may } from '../../rules/rights.ts';
import type { VisibleCommunity } from '../reads.ts';
import { membershipState } from '../rows.ts';
import type { MembersCursor } from './orders.sql.ts';
import type { MemberListRow } from './reads.ts';

/** What somebody sees of members beside who they are. */
export interface Sees {
  /** What is for owners and admins. */
  readonly all: boolean;
  readonly dues: boolean;
}

interface Shown {
  readonly limit: number;
  readonly filter: MemberFilter;
  readonly sees: Sees;
}

/** One page from one row more than asked for, with the cursor of the next. */
export function presentMembers(rows: readonly MemberListRow[], { limit, filter, sees }: Shown) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${orderOf(filter)}~${last.key}~${last.person_id}` : null;
  return { items: shown.map((row) => presentMember(row, sees)), next };
}

function presentMember(row: MemberListRow, { all, dues }: Sees): MemberView {
  return {
    person: presentPersonSummary({ ...row, id: row.person_id }),
    role: row.role,
    title: row.title,
    number: all || dues ? row.number : null,
    since: row.since.toISOString(),
    answer: all ? row.answer : null,
    activeAt: all ? (row.active_at?.toISOString() ?? null) : null,
    noted: all ? row.noted : null,
    paidUntil: dues ? row.paid_until : null,
    address: dues ? row.address : null,
    duesAskedAt: dues ? (row.dues_asked_at?.toISOString() ?? null) : null,
  };
}

/** Reads a cursor of `presentMembers`; undefined when it is not one, which starts at the beginning. */
export function readMembersCursor(cursor: string | undefined): MembersCursor | undefined {
  const [, name, key, id] = shapeOfCursor.exec(cursor ?? '') ?? [];
  const order = memberOrders.find((each) => each === name);
  return order && key !== undefined && id ? { order, key, id } : undefined;
}

const shapeOfCursor =
  /^(STANDING|JOINED|QUIET|DUES)~([1-5]\.\d{1,16}|\d{1,16}|\d{4}-\d\d-\d\d|)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function seenBy({ access, mine }: Pick<VisibleCommunity, 'access' | 'mine'>): Sees {
  return { all: access === 'LEAD', dues: may(membershipState(mine), 'DUES') };
}
