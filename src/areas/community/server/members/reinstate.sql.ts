import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { CommunityRole } from '../../rules/state.ts';

export interface FormerMembership {
  readonly role: CommunityRole;
  readonly title: string;
  readonly number: number;
  readonly paidUntil: string | null;
  /** When they had joined. */
  readonly since: Date;
}

interface Whose {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

/** What a member was when they left at that instant, as the history of members keeps it. */
export async function wasMember(
  tx: Tx,
  { communityId, personId, until }: Whose & { readonly until: Date },
): Promise<FormerMembership | undefined> {
  const found = await sql<FormerMembership>`
    select h.role, h.title, h.number, h.paid_until as "paidUntil", (select min(b.at) from membership_history b
        where b.community_id = h.community_id and b.person_id = h.person_id and b.state = 'MEMBER' and b.id <= h.id
          and b.id > coalesce((select max(l.id) from membership_history l where l.community_id = h.community_id
            and l.person_id = h.person_id and l.state = 'LEFT' and l.id < h.id), 0)) as since
    from membership_history h where h.community_id = ${communityId} and h.person_id = ${personId}
      and h.state = 'MEMBER' and h.until = ${until} order by h.id desc limit 1`.execute(tx);
  return found.rows[0];
}

export async function restoreMembership(
  tx: Tx,
  { communityId, personId, was }: Whose & { readonly was: FormerMembership },
): Promise<void> {
  await sql`update memberships set title = ${was.title}, number = ${was.number}, paid_until = ${was.paidUntil},
      since = ${was.since}, reads_since = least(reads_since, ${was.since})
    where community_id = ${communityId} and person_id = ${personId}`.execute(tx);
}
