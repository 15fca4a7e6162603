import { sql } from 'kysely';
import { columns, type Kind, usernameOf } from './kind.sql.ts';

/** Who I am, how I want things, and with whom. */
export const aboutMe: readonly Kind[] = [
  {
    name: 'profile',
    title: { en: 'Profile', de: 'Profil' },
    tables: ['people'],
    rows: (me) =>
      sql`select ${columns(
        'p',
        `id username display_name first_name last_name email email_verified mobile bio interests gender height_cm
      weight_kg place_name place_address place_lat place_lng picture_media_id cover_media_id cover_rotation
      cover_scale cover_x cover_y created_at onboarded_at suspended_at suspended_until`,
      )}, p.date_of_birth::text as "dateOfBirth" from people p where p.id = ${me}`,
  },
  {
    name: 'settings',
    title: { en: 'Settings', de: 'Einstellungen' },
    tables: ['people'],
    rows: (me) =>
      sql`select ${columns(
        'p',
        `theme locale time_zone landing_page unit_energy unit_length unit_mass unit_temperature unit_time unit_volume
      connection_approval_required shown_to_visitors attendance_shared clubs_shown companions_shown trends_published beta_user`,
      )} from people p where p.id = ${me}`,
  },
  {
    name: 'notification-settings',
    title: { en: 'When I am told', de: 'Wann ich etwas erfahre' },
    tables: ['notification_settings'],
    rows: (me) =>
      sql`select ${columns(
        's',
        'away_since away_until digest digest_at digest_day names_shown pushes_a_day quiet quiet_from quiet_to',
      )} from notification_settings s where s.person_id = ${me}`,
  },
  {
    name: 'notification-choices',
    title: { en: 'What I am told', de: 'Was ich erfahre' },
    tables: ['notification_choices'],
    rows: (me) =>
      sql`select ${columns('c', 'kind in_app push mail')} from notification_choices c
        where c.person_id = ${me} order by c.kind`,
  },
  {
    name: 'notification-mutes',
    title: { en: 'Of what I hear less', de: 'Wovon ich weniger höre' },
    tables: ['notification_mutes'],
    rows: (me) =>
      sql`select ${columns('m', 'object_type object_id muted_at')} from notification_mutes m
        where m.person_id = ${me} order by m.object_type, m.object_id`,
  },
  {
    name: 'outing-choices',
    title: { en: 'Of which outings of a community I hear', de: 'Von welchen Touren einer Gruppe ich höre' },
    tables: ['outing_choices'],
    rows: (me) =>
      sql`select ${columns('c', 'community_id activities by_mail hardest wanted within_km')} from outing_choices c
        where c.person_id = ${me} order by c.community_id`,
  },
  {
    name: 'notifications',
    title: { en: 'Notifications', de: 'Mitteilungen' },
    tables: ['notifications'],
    rows: (me) =>
      sql`select ${columns('n', 'id kind object_type object_id created_at read_at')} from notifications n
        where n.recipient_id = ${me} order by n.id`,
  },
  {
    name: 'follows',
    title: { en: 'Whom I follow', de: 'Wem ich folge' },
    tables: ['follows'],
    rows: (me) =>
      sql`select ${usernameOf('f.followee_id')} as username, ${columns('f', 'state since')} from follows f
        where f.follower_id = ${me} order by f.since, f.followee_id`,
  },
  {
    name: 'followers',
    title: { en: 'Who follows me', de: 'Wer mir folgt' },
    tables: ['follows'],
    rows: (me) =>
      sql`select ${usernameOf('f.follower_id')} as username, ${columns('f', 'state since')} from follows f
        where f.followee_id = ${me} order by f.since, f.follower_id`,
  },
  {
    name: 'blocks',
    title: { en: 'Whom I have blocked', de: 'Wen ich blockiert habe' },
    tables: ['blocks'],
    rows: (me) =>
      sql`select ${usernameOf('b.blocked_id')} as username, ${columns('b', 'created_at')} from blocks b
        where b.blocker_id = ${me} order by b.created_at, b.blocked_id`,
  },
  {
    name: 'mutes',
    title: { en: 'Whom I have muted', de: 'Wen ich stummgeschaltet habe' },
    tables: ['mutes'],
    rows: (me) =>
      sql`select ${usernameOf('m.muted_id')} as username, ${columns('m', 'created_at')} from mutes m
        where m.muter_id = ${me} order by m.created_at, m.muted_id`,
  },
  {
    name: 'badges',
    title: { en: 'Badges', de: 'Abzeichen' },
    tables: ['badges'],
    rows: (me) =>
      sql`select ${columns('b', 'profession granted_at')} from badges b where b.person_id = ${me} order by b.profession`,
  },
  {
    name: 'badge-requests',
    title: { en: 'Requests for badges', de: 'Anträge auf Abzeichen' },
    tables: ['badge_requests'],
    rows: (me) =>
      sql`select ${columns('b', 'id profession proof state created_at decided_at')} from badge_requests b
        where b.person_id = ${me} order by b.id`,
  },
  {
    name: 'awards',
    title: { en: 'Awards', de: 'Auszeichnungen' },
    tables: ['noted_awards'],
    rows: (me) =>
      sql`select ${columns('a', 'award earned_at')} from noted_awards a where a.person_id = ${me} order by a.id`,
  },
  {
    name: 'usernames',
    title: { en: 'Earlier usernames', de: 'Frühere Benutzernamen' },
    tables: ['username_changes'],
    rows: (me) =>
      sql`select ${columns('c', 'username left_at')} from username_changes c where c.person_id = ${me} order by c.id`,
  },
  {
    name: 'devices',
    title: { en: 'Devices with push', de: 'Geräte mit Push' },
    tables: ['push_devices'],
    rows: (me) =>
      sql`select ${columns('d', 'user_agent made_at seen_at')} from push_devices d where d.person_id = ${me} order by d.id`,
  },
  {
    name: 'log-ins',
    title: { en: 'Log-ins', de: 'Anmeldungen' },
    tables: ['page_sessions'],
    rows: (me) =>
      sql`select ${columns('s', 'created_at logged_in_at expires_at')}, l.country from page_sessions s
        left join identity_log_ins l on l.grant_id = s.grant_id where s.person_id = ${me} order by s.created_at, s.id`,
  },
  {
    name: 'security',
    title: { en: 'What happened to my account', de: 'Was mit meinem Konto geschah' },
    tables: ['security_events'],
    rows: (me) =>
      sql`select ${columns('e', 'event at')} from security_events e where e.person_id = ${me} order by e.at, e.id`,
  },
  {
    name: 'reports',
    title: { en: 'What I reported', de: 'Was ich gemeldet habe' },
    tables: ['reports'],
    rows: (me) =>
      sql`select ${columns('r', 'id object_type object_id reason body state created_at decided_at')} from reports r
        where r.reporter_id = ${me} order by r.id`,
  },
  {
    name: 'decisions',
    title: { en: 'What moderators decided about me', de: 'Was die Moderation über mich entschieden hat' },
    tables: ['moderation_decisions'],
    rows: (me) =>
      sql`select ${columns(
        'd',
        'id at acts days reason words notice appeal appeal_words appealed_at answer_words answered_at',
      )} from moderation_decisions d where d.subject_id = ${me} order by d.id`,
  },
  {
    name: 'ended-with-decisions',
    title: { en: 'What ended with decisions about me', de: 'Was mit Entscheidungen über mich endete' },
    tables: ['ended_parts', 'ended_rides'],
    rows: (me) =>
      sql`select e.huddle_id as "huddleId", null as "carpoolId", e.removed_at as "removedAt", e.answer,
          e.place as state, e.party, e.came_back as "cameBack" from ended_parts e where e.person_id = ${me}
        union all select r.huddle_id, r.carpool_id, r.removed_at, null, r.state, null, r.came_back from ended_rides r
        where r.person_id = ${me} order by "removedAt", "huddleId", "carpoolId" nulls first`,
  },
  {
    name: 'links',
    title: { en: 'Links I shared', de: 'Links, die ich geteilt habe' },
    tables: ['links'],
    rows: (me) =>
      sql`select ${columns('l', 'object_type object_id created_at revoked_at')} from links l
        where l.for_person_id = ${me} order by l.created_at, l.uid`,
  },
];
