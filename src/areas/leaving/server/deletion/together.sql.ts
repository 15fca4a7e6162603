import { sql } from 'kysely';
import { FEW, MANY, remove, repeat } from './in-turns.sql.ts';
import type { Step } from './leaver.ts';

/** Outings that somebody hosts get a co-host as host; those that nobody else knows go. */
export const hosting: Step = async (db, { personId }) => {
  const given = await repeat(
    db,
    MANY,
    (limit) => sql`with heirs as (
        select p.huddle_id, (select c.person_id from participations c where c.huddle_id = p.huddle_id
          and c.role = 'CO_HOST' order by c.created_at, c.person_id limit 1) as heir
        from participations p where p.person_id = ${personId} and p.role = 'HOST'
          and exists (select 1 from participations c where c.huddle_id = p.huddle_id and c.role = 'CO_HOST')
        limit ${limit}),
      down as (update participations p set role = 'PARTICIPANT', role_asked = null from heirs h
        where p.huddle_id = h.huddle_id and p.person_id = ${personId} returning p.huddle_id)
      select 1 from down`,
  );
  // The database allows one host at a time, so the heirs follow in a statement of their own.
  const heirs = await repeat(
    db,
    MANY,
    (limit) => sql`update participations p set role = 'HOST', role_asked = null where ctid = any(array(
      select distinct on (c.huddle_id) c.ctid from participations c
      where c.role = 'CO_HOST' and c.huddle_id in (select huddle_id from participations where person_id = ${personId})
        and not exists (select 1 from participations x where x.huddle_id = c.huddle_id and x.role = 'HOST')
      order by c.huddle_id, c.created_at, c.person_id limit ${limit}))`,
  );
  const alone = sql`id in (select p.huddle_id from participations p where p.person_id = ${personId} and p.role = 'HOST')
    and not exists (select 1 from participations o where o.huddle_id = huddles.id and o.person_id <> ${personId})`;
  return given + heirs + (await remove(db, 'huddles', alone, FEW));
};

/** Of outings where others took part the name, the day and the place stay; what the host wrote besides goes. */
export const wordsOfOutings: Step = async (db, { personId, now }) => {
  const hosted = sql`(select p.huddle_id from participations p where p.person_id = ${personId} and p.role = 'HOST')`;
  const rows =
    (await remove(db, 'huddle_questions', sql`huddle_id in ${hosted}`)) +
    (await remove(db, 'huddle_kit', sql`huddle_id in ${hosted}`)) +
    (await remove(db, 'huddle_go', sql`huddle_id in ${hosted}`));
  const said = sql`concat(description, venue_note, meeting_point_note, parking_note, payment_amount, payment_method,
    refund_policy, external_trail_url, external_event_url, external_photo_album_url, external_comm_channel_url,
    what_to_bring, cancel_reason, moved_from_venue, draft_form::text, meeting_point::text, parking::text,
    cover_media_id::text) <> '' or tags <> '{}'`;
  const emptied = await repeat(
    db,
    MANY,
    (
      limit,
    ) => sql`update huddles set description = '', venue_note = '', meeting_point = null, meeting_point_note = '',
      parking = null, parking_note = '', payment_amount = '', payment_method = '', refund_policy = '',
      external_trail_url = '', external_event_url = '', external_photo_album_url = '', external_comm_channel_url = '',
      what_to_bring = '', tags = '{}', cancel_reason = '', moved_from_venue = null, draft_form = null,
      cover_media_id = null, question_count = 0, kit_count = 0, go_check = false, updated_at = ${now}
      where ctid = any(array(select ctid from huddles where id in ${hosted} and (${said}) limit ${limit}))`,
  );
  const notes = await repeat(
    db,
    MANY,
    (limit) => sql`update unregistered_parties set note = '' where ctid = any(array(
      select ctid from unregistered_parties where huddle_id in ${hosted} and note <> '' limit ${limit}))`,
  );
  return rows + emptied + notes;
};

/** Their parts in outings; as the host of one that others remember they stay, without a name. */
export const parts: Step = (db, { personId }) =>
  remove(db, 'participations', sql`person_id = ${personId} and role <> 'HOST'`);

/** A community that has lost its last owner gets its longest admin, or else ends as one that its owner ended. */
export const clubsWithoutOwner: Step = async (db, { personId, now }) => {
  const alone = sql`(select m.community_id from memberships m where m.person_id = ${personId} and m.role = 'OWNER'
    and not exists (select 1 from memberships o where o.community_id = m.community_id and o.state = 'MEMBER'
      and o.role = 'OWNER' and o.person_id <> ${personId}))`;
  const raised = await sql`update memberships set role = 'OWNER' where (community_id, person_id) in (
    select distinct on (a.community_id) a.community_id, a.person_id from memberships a
    where a.community_id in ${alone} and a.state = 'MEMBER' and a.role = 'ADMIN'
    order by a.community_id, a.since, a.person_id)`.execute(db);
  const ended = await sql`update communities set delete_after = coalesce(delete_after, ${now})
    where id in ${alone}`.execute(db);
  return Number(raised.numAffectedRows ?? 0) + Number(ended.numAffectedRows ?? 0);
};

export const memberships: Step = (db, { personId }) =>
  repeat(
    db,
    MANY,
    (limit) => sql`with gone as (delete from memberships where ctid = any(array(
        select ctid from memberships where person_id = ${personId} limit ${limit})) returning community_id, state),
      less as (update communities c set member_count = greatest(0, member_count - (g.state = 'MEMBER')::int),
          request_count = greatest(0, request_count - (g.state = 'REQUESTED')::int)
        from gone g where c.id = g.community_id)
      select 1 from gone`,
  );
