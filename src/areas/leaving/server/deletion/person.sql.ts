import { sql } from 'kysely';
import { publish } from '#platform/server/bus.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import { newId } from '#platform/server/new-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { remove } from './in-turns.sql.ts';
import type { Leaver, Step } from './leaver.ts';

/** Of what they wrote and of themselves. */
const ofTheirs = (personId: PersonId) => sql`(object_id = ${personId} or object_id in (
  select id from posts where author_id = ${personId}
  union all select id from inspirations where author_id = ${personId}
  union all select id from comments where author_id = ${personId}
  union all select id from room_messages where author_id = ${personId}))`;

/** What was said of them or of what they wrote, as it was copied for who decides. */
export const copies: Step = async (db, { personId }) => {
  const told = await sql`update reports set object_name = '', body = '', words = ''
      where (object_name <> '' or body <> '' or words <> '') and ${ofTheirs(personId)}`.execute(db);
  const cases = await sql`update moderation_cases set object_name = '', held_words = ''
      where (object_name <> '' or held_words <> '') and (held_from = ${personId} or ${ofTheirs(personId)}
        or id in (select case_id from moderation_decisions where subject_id = ${personId}))`.execute(db);
  const acts =
    await sql`update operator_acts set person_name = '' where person_id = ${personId} and person_name <> ''`.execute(
      db,
    );
  return (
    Number(told.numAffectedRows ?? 0) + Number(cases.numAffectedRows ?? 0) + Number(acts.numAffectedRows ?? 0)
  );
};

/** What they reported without their account, with the addresses that it was sent from, which may be earlier ones. */
export const reportsByMail: Step = (db, { personId }) =>
  remove(
    db,
    'visitor_reports',
    sql`id in (select visitor_id from reports where reporter_id = ${personId} and visitor_id is not null)`,
  );

export const links: Step = (db, { personId }) =>
  remove(db, 'links', sql`object_type = 'PERSON' and object_id = ${personId}`);

/** What is kept under their address: it is free again at once. */
export const address: Step = async (db, { email, personId }) => {
  const caused = await remove(db, 'mail_outbox', sql`caused_by = ${personId}`);
  if (email === null) return caused;
  const mailbox = mailboxKey(email);
  return (
    caused +
    (await remove(db, 'mail_outbox', sql`mailbox = ${mailbox}`)) +
    (await remove(db, 'newsletter_subscribers', sql`mailbox = ${mailbox}`)) +
    (await remove(db, 'waitlist_entries', sql`mailbox = ${mailbox}`)) +
    (await remove(db, 'mail_answers', sql`email = ${email}`)) +
    (await remove(db, 'visitor_reports', sql`mailbox = ${mailbox}`)) +
    (await remove(
      db,
      'mail_stops',
      sql`address = ${email} and not exists (select 1 from people p
        where p.email = ${email} and p.email_verified and p.id <> ${personId})`,
    )) +
    (await remove(db, 'community_invitations', sql`email = ${email}`)) +
    (await remove(db, 'identity_mail_codes', sql`email = ${email}`)) +
    (await remove(db, 'identity_resets', sql`email = ${email}`))
  );
};

/** How they log in. */
export const logIns: Step = async (db, { accountId, personId }) => {
  const sessions = await remove(db, 'page_sessions', sql`person_id = ${personId}`);
  if (accountId === undefined) return sessions;
  const rows =
    (await remove(db, 'identity_payloads', sql`account_id = ${accountId}`)) +
    (await remove(db, 'identity_log_ins', sql`account_id = ${accountId}`)) +
    (await remove(db, 'security_events', sql`account_id = ${accountId}`));
  return sessions + rows + (await remove(db, 'identity_accounts', sql`id = ${accountId}`));
};

/** Answers that were kept, and what stood in their stream. */
export const traces: Step = async (db, { personId }) =>
  (await remove(db, 'idempotency_keys', sql`owner = ${personId}::text`)) +
  (await remove(db, 'stream_facts', sql`person_id = ${personId}`)) +
  (await remove(db, 'stream_counters', sql`person_id = ${personId}`));

/** Empties the row that what others said still leads to; the name is nobody else's for a while. */
export async function emptyPerson(tx: Tx, { personId, now }: Leaver): Promise<void> {
  const left = await sql<{ username: string | null }>`select username from people where id = ${personId}
    for update`.execute(tx);
  const username = left.rows[0]?.username;
  if (username)
    await sql`insert into username_changes (id, person_id, username, left_at)
      values (${newId()}, ${personId}, ${username}, ${now})`.execute(tx);
  await sql`delete from identities where person_id = ${personId}`.execute(tx);
  await sql`update people set username = null, display_name = 'Former member', first_name = '', last_name = '', bio = '',
    interests = '{}', place_name = null, place_address = null, place_lat = null, place_lng = null,
    date_of_birth = null, gender = null, weight_kg = null, height_cm = null, mobile = null, mobile_verified = false,
    theme = 'SYSTEM', locale = 'en', time_zone = 'UTC', landing_page = '/home', beta_user = false, dev_user = false,
    moderator = false, operator = false, suspended_at = null, email = null, email_verified = false, onboarded_at = null,
    picture_media_id = null, cover_media_id = null, cover_rotation = 0, cover_scale = 1, cover_x = 0, cover_y = 0,
    shown_to_visitors = false, attendance_shared = false, name_suggested = false, deleted_at = ${now}, version = version + 1
    where id = ${personId}`.execute(tx);
  await sql`delete from account_deletions where person_id = ${personId}`.execute(tx);
  await publish(tx, 'person.changed', { personId });
}
