import { type RawBuilder, sql } from 'kysely';
import { inConversations } from '#areas/huddle/server/public.ts';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing, startingWith } from '#platform/server/db/like.ts';
import type { PersonId, RoomId } from '#platform/shared/ids.ts';
import type { RoomKind } from '../../rules/state.ts';
import { inCarpools } from '../reads.ts';
import { unblocked } from './reads.ts';

export interface RoomPerson extends FaceRow {
  readonly owner: boolean;
  readonly asked: boolean;
}

/** People of a room whom the viewer sees, by the beginning of a name; who leads first. */
export async function listPeople(
  db: DbOrTx,
  personId: PersonId,
  room: { readonly id: RoomId; readonly kind: RoomKind },
  { text, limit }: { readonly text?: string | undefined; readonly limit: number },
): Promise<RoomPerson[]> {
  const like = text === undefined ? undefined : startingWith(text);
  const within =
    like === undefined
      ? sql``
      : sql`and (p.username::text ilike ${like} or p.display_name ilike ${like} or p.display_name ilike ${`% ${like}`})`;
  const named = text !== undefined && text.length >= MIN_INDEXED ? called(containing(text)) : sql``;
  const shown = (sitting: RawBuilder<unknown>) => sql`(
    select p.id, p.username, p.display_name, p.picture_media_id, x.owner, x.asked, x.since
    from ${sitting} x cross join lateral (select * from people where id = x.person_id limit 1) p
    where p.suspended_at is null and ${unblocked(personId, sql`p.id`)} ${within}
    order by x.since desc, p.id limit ${limit})`;
  const found = await sql<RoomPerson>`
    select id, username, display_name, picture_media_id, owner, asked
    from (${sql.join(sittingIn(room, named).map(shown), sql` union all `)}) seen
    order by owner desc, since desc, id limit ${limit}`.execute(db);
  return found.rows;
}

/** Shorter texts have no trigram of their own. */
const MIN_INDEXED = 3;

const called = (like: string) => sql`and person_id = any(array(select id from people
  where onboarded_at is not null and (username::text || ' ' || display_name) ilike ${like}))`;

/** Who sits in a room, those who lead it apart from the others: each part is in the order of an index. */
function sittingIn(room: { readonly id: RoomId; readonly kind: RoomKind }, named: RawBuilder<unknown>) {
  const member = (role: RawBuilder<unknown>) => sql`(select person_id, ${role} as owner, false as asked, since
    from memberships where community_id = ${room.id} and state = 'MEMBER' ${named}`;
  if (room.kind === 'COMMUNITY')
    return [sql`${member(sql`true`)} and role = 'OWNER')`, sql`${member(sql`false`)} and role <> 'OWNER')`];
  if (room.kind === 'HUDDLE') {
    const inHuddle = (
      leads: RawBuilder<unknown>,
    ) => sql`(select person_id, leads as owner, false as asked, since
      from ${inConversations} t where t.id = ${room.id} and t.leads = ${leads} ${named})`;
    return [inHuddle(sql`true`), inHuddle(sql`false`)];
  }
  return [
    sql`(select person_id, role = 'OWNER' as owner, state = 'ASKED' as asked, since from room_members
        where room_id = ${room.id} and state in ('IN', 'ASKED')
      union all select person_id, leads, false, since from ${inCarpools} c where c.id = ${room.id})`,
  ];
}
