import { sql } from 'kysely';
import type { DB } from '#platform/server/db/schema.ts';
import { FEW, MANY, remove, repeat } from './in-turns.sql.ts';
import type { Step } from './leaver.ts';

type Column = readonly [table: keyof DB, column: string];

/** Rows that are somebody's alone, by the column that says whose. */
const theirs: readonly Column[] = [
  ['aurora_days', 'person_id'],
  ['aurora_talks', 'person_id'],
  ['badge_requests', 'person_id'],
  ['badges', 'person_id'],
  ['big_authors', 'person_id'],
  ['blocks', 'blocker_id'],
  ['blocks', 'blocked_id'],
  ['calendar_feeds', 'person_id'],
  ['carpool_rides', 'rider_id'],
  ['community_invitations', 'invited_by'],
  ['email_undos', 'person_id'],
  ['email_verifications', 'person_id'],
  ['ended_parts', 'person_id'],
  ['ended_rides', 'person_id'],
  ['follows', 'follower_id'],
  ['follows', 'followee_id'],
  ['host_acts', 'person_id'],
  ['huddle_date_votes', 'person_id'],
  ['huddle_imports', 'owner_id'],
  ['emergency_contacts', 'person_id'],
  ['huddle_kit_promises', 'person_id'],
  ['huddle_message_recipients', 'person_id'],
  ['huddle_photos', 'owner_id'],
  ['huddle_proposals', 'proposed_by'],
  ['huddle_replies', 'person_id'],
  ['links', 'for_person_id'],
  ['look_backs', 'person_id'],
  ['missed_outings', 'person_id'],
  ['member_message_readers', 'person_id'],
  ['member_qualifications', 'person_id'],
  ['membership_history', 'person_id'],
  ['moderation_decisions', 'subject_id'],
  ['mutes', 'muter_id'],
  ['mutes', 'muted_id'],
  ['noted_awards', 'person_id'],
  ['notification_choices', 'person_id'],
  ['notification_mutes', 'person_id'],
  ['notification_offers', 'person_id'],
  ['notification_settings', 'person_id'],
  ['push_budgets', 'person_id'],
  ['notification_unsubscribes', 'person_id'],
  ['notification_visits', 'person_id'],
  ['notifications', 'recipient_id'],
  ['notifications', 'actor_id'],
  ['outing_approvers', 'person_id'],
  ['outing_choices', 'person_id'],
  ['outing_imports', 'person_id'],
  ['outing_unsubscribes', 'person_id'],
  ['post_saves', 'person_id'],
  ['program_tokens', 'made_by'],
  ['device_keys', 'person_id'],
  ['push_devices', 'person_id'],
  ['reports', 'reporter_id'],
  ['return_plan_check_ins', 'person_id'],
  ['return_plans', 'owner_id'],
  ['ride_wishes', 'person_id'],
  ['room_reactions', 'person_id'],
  ['room_readers', 'person_id'],
  ['security_events', 'person_id'],
  ['said_texts', 'person_id'],
  ['stranger_contacts', 'person_id'],
  ['stranger_contacts', 'stranger_id'],
  ['timeline_entries', 'person_id'],
  ['announcements', 'person_id'],
];

/** Rows that may take thousands along. */
const theirsWithMore: readonly Column[] = [
  ['huddle_messages', 'author_id'],
  ['member_messages', 'author_id'],
  ['carpools', 'owner_id'],
  ['webhooks', 'made_by'],
];

/** Where somebody is only named as who did it. */
const named: readonly Column[] = [
  ['badge_requests', 'decided_by'],
  ['badges', 'granted_by'],
  ['communities', 'created_by'],
  ['host_acts', 'host_id'],
  ['huddle_reminders', 'asked_by'],
  ['huddle_templates', 'kept_by'],
  ['huddle_templates', 'leader_id'],
  ['huddles', 'changed_by'],
  ['huddles', 'created_by'],
  ['member_notes', 'written_by'],
  ['membership_history', 'actor_id'],
  ['memberships', 'invited_by'],
  ['moderation_cases', 'claimed_by'],
  ['moderation_cases', 'held_from'],
  ['moderation_decisions', 'answered_by'],
  ['moderation_decisions', 'decided_by'],
  ['participations', 'brought_by'],
  ['reports', 'decided_by'],
  ['rooms', 'created_by'],
  ['unregistered_parties', 'added_by'],
];

const removed = ([table, column]: Column, limit: number): readonly [string, Step] => [
  `${table}.${column}`,
  (db, { personId }) => remove(db, table, sql`${sql.ref(column)} = ${personId}`, limit),
];

export const rowsOfTheirs: ReadonlyArray<readonly [string, Step]> = [
  ...theirs.map((column) => removed(column, MANY)),
  ...theirsWithMore.map((column) => removed(column, FEW)),
];

export const namesOfTheirs: ReadonlyArray<readonly [string, Step]> = named.map(([table, column]) => [
  `${table}.${column}`,
  (db, { personId }) =>
    repeat(
      db,
      MANY,
      (limit) => sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} = ${personId} limit ${limit}))`,
    ),
]);
