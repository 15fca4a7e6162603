import { type RawBuilder, sql } from 'kysely';
import { visibleHuddles } from '#areas/huddle/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { columns, type Kind, usernameOf } from './kind.sql.ts';

const hostedBy = (me: PersonId) => sql`from huddles h where exists (select 1 from participations me
  where me.huddle_id = h.id and me.person_id = ${me} and me.role = 'HOST')
  or (h.created_by = ${me} and h.status = 'DRAFT')`;

/** What others wrote of an outing `h`, as long as the person may still see it; null afterwards. */
const seen = (me: PersonId, value: RawBuilder<unknown>) =>
  sql`case when ${visibleHuddles(me)} then ${value} end`;

/** The outing `h` of a row, with the part `me` that the person has in it. */
const outing = (me: PersonId, huddleId: string) => sql`join huddles h on h.id = ${sql.ref(huddleId)}
  left join participations me on me.huddle_id = h.id and me.person_id = ${me}`;

/** A list that hangs on the row beside it. */
const list = (of: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(to_json(x)) from (${of}) x), '[]'::json)`;

/** What I plan, where I go, and who drives. */
export const outings: readonly Kind[] = [
  {
    name: 'huddles',
    title: { en: 'Outings I host', de: 'Touren, die ich leite' },
    tables: ['huddles', 'huddle_dates', 'huddle_go', 'huddle_kit', 'huddle_questions', 'huddle_imports'],
    rows: (me) => sql`select ${columns(
      'h',
      `id name status privacy activity difficulty description what_to_bring tags starts_at ends_at time_zone
      rsvp_starts_at rsvp_ends_at poll_ends_at venue venue_note meeting_point meeting_point_note parking parking_note
      distance_meters ascent_meters capacity approval_required guest_allowed guest_allowed_ages guest_limit
      leader_needs decisive_rsvp carpooling dogs_allowed step_free payment_mode payment_amount payment_method refund_policy
      precise_places show_attending show_interested show_invited show_requested external_comm_channel_url
      external_event_url external_photo_album_url external_trail_url community_id series_id cover_media_id
      cover_offset cancel_reason draft_form created_at updated_at`,
    )},
      ${list(sql`select d.starts_at as "startsAt" from huddle_dates d where d.huddle_id = h.id order by d.starts_at`)} as dates,
      ${list(sql`select k.name, k.needed from huddle_kit k where k.huddle_id = h.id order by k.position`)} as kit,
      ${list(sql`select q.text, q.kind, q.choices, q.required, q.per_person as "perPerson" from huddle_questions q
        where q.huddle_id = h.id and q.retired_at is null order by q.position`)} as questions,
      (select json_build_object('minPeople', g.min_people, 'minCars', g.min_cars, 'daylightMinutes', g.daylight_minutes,
        'allKit', g.all_kit, 'forecast', g.forecast, 'forecastNote', g.forecast_note)
        from huddle_go g where g.huddle_id = h.id) as go,
      (select i.uid from huddle_imports i where i.huddle_id = h.id and i.owner_id = ${me} limit 1) as "importedFrom"
      ${hostedBy(me)} order by h.id`,
  },
  {
    name: 'answers',
    title: { en: 'Outings I answered', de: 'Touren, auf die ich geantwortet habe' },
    tables: ['participations'],
    rows: (me) => sql`select me.huddle_id as "huddleId",
      ${seen(me, sql`h.name`)} as huddle, ${seen(me, sql`h.starts_at`)} as "startsAt", ${columns(
        'me',
        `role answer answered_at pressed_at received_at interested place party guests invited_at declined_at paid_at
        acknowledged_at attended_people created_at`,
      )} from participations me join huddles h on h.id = me.huddle_id where me.person_id = ${me}
      order by me.created_at, me.huddle_id`,
  },
  {
    name: 'replies',
    title: { en: 'Questions I answered', de: 'Fragen, die ich beantwortet habe' },
    tables: ['huddle_replies'],
    rows: (
      me,
    ) => sql`select q.huddle_id as "huddleId", ${seen(me, sql`q.text`)} as question, r.replies, r.replied_at as "repliedAt"
      from huddle_replies r join huddle_questions q on q.id = r.question_id ${outing(me, 'q.huddle_id')} where r.person_id = ${me}
      order by r.replied_at, r.question_id`,
  },
  {
    name: 'votes',
    title: { en: 'Dates I voted on', de: 'Tage, über die ich abgestimmt habe' },
    tables: ['huddle_date_votes'],
    rows: (
      me,
    ) => sql`select d.huddle_id as "huddleId", ${seen(me, sql`d.starts_at`)} as "startsAt", ${columns('v', 'vote voted_at')}
      from huddle_date_votes v join huddle_dates d on d.id = v.date_id ${outing(me, 'd.huddle_id')} where v.person_id = ${me}
      order by v.voted_at, v.date_id`,
  },
  {
    name: 'kit',
    title: { en: 'What I bring', de: 'Was ich mitbringe' },
    tables: ['huddle_kit_promises'],
    rows: (
      me,
    ) => sql`select k.huddle_id as "huddleId", ${seen(me, sql`k.name`)} as name, ${columns('p', 'amount promised_at')}
      from huddle_kit_promises p join huddle_kit k on k.id = p.kit_id ${outing(me, 'k.huddle_id')} where p.person_id = ${me}
      order by p.promised_at, p.kit_id`,
  },
  {
    name: 'proposals',
    title: { en: 'Outings I proposed to communities', de: 'Touren, die ich Gruppen vorschlug' },
    tables: ['huddle_proposals'],
    rows: (
      me,
    ) => sql`select ${columns('p', 'huddle_id community_id reason proposed_at declined_at approved_at')}
      from huddle_proposals p where p.proposed_by = ${me} order by p.proposed_at, p.huddle_id`,
  },
  {
    name: 'approvals',
    title: { en: 'Outings I approve in communities', de: 'Touren, die ich in Gruppen genehmige' },
    tables: ['outing_approvers'],
    rows: (me) => sql`select ${columns('a', 'community_id activity difficulty')} from outing_approvers a
      where a.person_id = ${me} order by a.community_id, a.activity, a.difficulty`,
  },
  {
    name: 'templates',
    title: { en: 'Templates I kept for communities', de: 'Vorlagen, die ich für Gruppen behielt' },
    tables: ['huddle_templates'],
    rows: (me) => sql`select ${columns('t', 'id community_id name form questions kit kept_at')},
      t.leader_id = ${me} as "ledByMe" from huddle_templates t where t.kept_by = ${me} order by t.kept_at, t.id`,
  },
  {
    name: 'missed-outings',
    title: { en: 'Outings I missed', de: 'Touren, die ich verpasst habe' },
    tables: ['missed_outings'],
    rows: (me) => sql`select ${columns('m', 'huddle_id missed reply told_at fades_at')},
      ${seen(me, sql`h.name`)} as huddle from missed_outings m ${outing(me, 'm.huddle_id')}
      where m.person_id = ${me} order by m.fades_at, m.huddle_id`,
  },
  {
    name: 'words-after-outings',
    title: { en: 'What I said after outings', de: 'Was ich nach Touren sagte' },
    tables: ['look_backs'],
    rows: (me) => sql`select ${columns('l', 'huddle_id word may_be_named may_show_photos answered_at')},
      ${seen(me, sql`h.name`)} as huddle from look_backs l ${outing(me, 'l.huddle_id')}
      where l.person_id = ${me} order by l.answered_at, l.huddle_id`,
  },
  {
    name: 'trip-reports',
    title: { en: 'Conditions I reported', de: 'Verhältnisse, die ich meldete' },
    tables: ['trip_reports'],
    rows: (me) => sql`select ${columns('r', 'inspiration_id huddle_id seen_on conditions note trail_url')}
      from trip_reports r where r.author_id = ${me} order by r.seen_on, r.inspiration_id`,
  },
  {
    name: 'photos',
    title: { en: 'Photos of outings', de: 'Fotos von Touren' },
    tables: ['huddle_photos'],
    rows: (me) => sql`select ${columns('p', 'huddle_id media_id alt created_at')} from huddle_photos p
      where p.owner_id = ${me} order by p.id`,
  },
  {
    name: 'cars',
    title: {
      en: 'Cars I drive, and rides I look for',
      de: 'Autos, die ich fahre, und Fahrten, die ich suche',
    },
    tables: ['carpools'],
    rows: (me) =>
      sql`select ${columns(
        'c',
        `id huddle_id kind trip status origin destination stops departs_at returns_at time_zone seats_out seats_back note
      car_note welcome who_may_ask pickup_km cost_amount cost_currency cancel_reason created_at`,
      )} from carpools c where c.owner_id = ${me} order by c.id`,
  },
  {
    name: 'rides',
    title: { en: 'Seats in the cars of others', de: 'Plätze in den Autos anderer' },
    tables: ['carpool_rides'],
    rows: (me) =>
      sql`select ${columns(
        'r',
        'carpool_id huddle_id state party goes_out comes_back pickup message accepted_at changed_at',
      )} from carpool_rides r where r.rider_id = ${me} order by r.carpool_id, r.changed_at`,
  },
  {
    name: 'ride-wishes',
    title: { en: 'Whether I look for or offer seats', de: 'Ob ich Plätze suche oder biete' },
    tables: ['ride_wishes'],
    rows: (me) => sql`select ${columns('w', 'huddle_id kind seats origin created_at')} from ride_wishes w
      where w.person_id = ${me} order by w.created_at, w.huddle_id`,
  },
  {
    name: 'communities',
    title: { en: 'Communities that are mine', de: 'Gruppen, die mir gehören' },
    tables: ['communities'],
    rows: (me) => sql`select ${columns(
      'c',
      `id name description rules welcome privacy tags location approval_required join_question invitation_allowed
      member_invites_suffice planning earlier_messages dues_cents dues_currency dues_every external_social_urls
      external_video_url external_web_url logo_media_id cover_media_id cover_offset created_at archived_at`,
    )} from communities c join memberships m on m.community_id = c.id and m.person_id = ${me} and m.role = 'OWNER'
      and m.state = 'MEMBER' order by c.id`,
  },
  {
    name: 'memberships',
    title: { en: 'Memberships', de: 'Mitgliedschaften' },
    tables: ['memberships'],
    rows: (me) => sql`select m.community_id as "communityId",
      case when m.state in ('MEMBER', 'INVITED') or c.privacy <> 'HIDDEN' then c.name end as community,
      ${usernameOf('m.invited_by')} as "invitedBy",
      ${columns('m', 'state role title number answer since paid_until address')} from memberships m
      join communities c on c.id = m.community_id where m.person_id = ${me} order by m.since, m.community_id`,
  },
  {
    name: 'membership-history',
    title: { en: 'What I was in communities', de: 'Was ich in Gruppen war' },
    tables: ['membership_history'],
    rows: (me) => sql`select ${usernameOf('h.actor_id')} as "changedBy",
      ${columns('h', 'community_id state role title number paid_until address_changed at until')}
      from membership_history h where h.person_id = ${me} order by h.id`,
  },
  {
    name: 'notes-about-me',
    title: { en: 'What admins noted about me', de: 'Was Admins über mich notiert haben' },
    tables: ['member_notes'],
    rows: (me) => sql`select ${columns('n', 'community_id body written_at')} from member_notes n
      where n.person_id = ${me} order by n.written_at, n.community_id`,
  },
  {
    name: 'qualifications',
    title: { en: 'What I am qualified for', de: 'Wofür ich qualifiziert bin' },
    tables: ['member_qualifications'],
    rows: (
      me,
    ) => sql`select ${columns('q', 'community_id name valid_from valid_to')} from member_qualifications q
      where q.person_id = ${me} order by q.community_id, q.valid_to, q.id`,
  },
  {
    name: 'invitations',
    title: { en: 'Invitations I sent', de: 'Einladungen, die ich verschickt habe' },
    tables: ['community_invitations'],
    rows: (me) => sql`select ${columns('i', 'id community_id created_at expires_at revoked_at uses')}
      from community_invitations i where i.invited_by = ${me} order by i.id`,
  },
];
