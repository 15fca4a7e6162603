import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { OutingChoice } from '../../rules/outing-news.ts';

const WORD_BYTES = 24;

export async function saveOutingChoice(
  tx: Tx,
  personId: PersonId,
  communityId: CommunityId,
  { wanted, byMail, activities, withinKm, hardest }: OutingChoice,
): Promise<void> {
  const values = { wanted, by_mail: byMail, activities: [...activities], within_km: withinKm, hardest };
  await tx
    .insertInto('outing_choices')
    .values({ community_id: communityId, person_id: personId, ...values })
    .onConflict((conflict) => conflict.columns(['community_id', 'person_id']).doUpdateSet(values))
    .execute();
}

/** False when the community was told of this before, by whichever job came first. */
export async function markTold(tx: Tx, communityId: CommunityId, what: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('told_outings')
    .values({ community_id: communityId, what, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function saveReminder(tx: Tx, huddleId: HuddleId, askedBy: PersonId, now: Date): Promise<void> {
  const values = { asked_by: askedBy, asked_at: now };
  await tx
    .insertInto('huddle_reminders')
    .values({ huddle_id: huddleId, ...values })
    .onConflict((conflict) => conflict.column('huddle_id').doUpdateSet(values))
    .execute();
}

/** One reminder of a huddle is decided at a time. */
export async function lockReminders(tx: Tx, huddleId: HuddleId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('huddle-reminder ' || ${huddleId}, 0))`.execute(tx);
}

interface Outing {
  readonly recipientId: PersonId;
  readonly huddleId: HuddleId;
}

/** The words that end mails of new outings for these people, each of one community; always the same ones. */
export async function outingUnsubscribeWords(
  db: DbOrTx,
  outings: readonly Outing[],
): Promise<(personId: PersonId, huddleId: string) => string | undefined> {
  if (outings.length === 0) return () => undefined;
  const wanted = outings.map((outing) => ({
    ...outing,
    token: randomBytes(WORD_BYTES).toString('base64url'),
  }));
  await sql`insert into outing_unsubscribes (token, person_id, community_id)
    select distinct on (w."recipientId", h.community_id) w.token, w."recipientId", h.community_id
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w(token text, "recipientId" uuid, "huddleId" uuid)
    join huddles h on h.id = w."huddleId" and h.community_id is not null
    order by w."recipientId", h.community_id
    on conflict (person_id, community_id) do nothing`.execute(db);
  const { rows } = await sql<{ person_id: PersonId; huddle_id: HuddleId; token: string }>`
    select u.person_id, h.id as huddle_id, u.token
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w("recipientId" uuid, "huddleId" uuid)
    join huddles h on h.id = w."huddleId"
    join outing_unsubscribes u on u.person_id = w."recipientId" and u.community_id = h.community_id`.execute(
    db,
  );
  const words = new Map(rows.map((row) => [`${row.person_id} ${row.huddle_id}`, row.token]));
  return (personId, huddleId) => words.get(`${personId} ${huddleId}`);
}
