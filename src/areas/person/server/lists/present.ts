import type { ConnectionView } from '../../contract/relations.ts';
import { presentPersonSummary } from '../face.ts';
import type { ConnectionRow } from './reads.ts';

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
