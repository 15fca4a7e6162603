import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { CommunityRole } from '../../rules/state.ts';

export interface Approving {
  /** The community wants a yes before an outing is published in its name. */
  readonly wanted: boolean;
  /** Who leads or administers it. */
  readonly members: readonly { readonly personId: PersonId; readonly role: CommunityRole }[];
}

/** Whether a community approves its outings, and who may be asked. */
export async function approvingIn(db: DbOrTx, communityId: CommunityId): Promise<Approving> {
  const { rows } = await sql<Approving>`select c.planning = 'APPROVED' as wanted,
      coalesce((select json_agg(json_build_object('personId', m.person_id, 'role', m.role) order by m.since, m.person_id)
        from memberships m where m.community_id = c.id and m.state = 'MEMBER'
          and m.role in ('OWNER', 'ADMIN', 'LEADER')), '[]'::json) as members
    from communities c where c.id = ${communityId}`.execute(db);
  return rows[0] ?? { wanted: false, members: [] };
}
