import type { ConnectionView } from '../../contract-relations.ts';
import { presentPersonSummary } from '../reads.ts';
import type { ConnectionRow, ConnectionsQuery } from './reads.ts';

/** One page from one row more than asked for, with the cursor of the next. */
export function presentConnections(rows: readonly ConnectionRow[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${last.since.getTime()}~${last.id}` : null;
  return { items: shown.map(presentConnection), next };
}

function presentConnection(row: ConnectionRow): ConnectionView {
  return {
    person: presentPersonSummary(row),
    since: row.since.toISOString(),
    following: row.mine === 'FOLLOWING',
    followingRequested: row.mine === 'REQUESTED',
  };
}

/** Reads a cursor of `presentConnections`; undefined when it is not one, which starts at the beginning. */
export function readCursor(cursor: string | undefined): ConnectionsQuery['after'] {
  const [, at, id] = /^(\d{1,14})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor ?? '') ?? [];
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
