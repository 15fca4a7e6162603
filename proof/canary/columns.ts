import type { Audience } from './audiences.ts';
import { outsideTable } from './outside-columns.ts';

/**
 * Every column that can hold words, what is planted in it, and who may be sent it; kept by hand from the page about
 * privacy. A column without a row fails the sweep. `real` is looked for as it stands, as it keeps a form or is unique.
 */
const table = `
account_deletions.failed               list   nobody
announcements.german_words             text   nobody
announcements.operator                 text   nobody
announcements.person_name              text   nobody
announcements.words                    text   nobody
aurora_talks.title                     text   self
aurora_turns.body                      text   self
aurora_turns.question                  text   self
badge_requests.proof                   text   nobody
banners.german_words                text   nobody
banners.operator                    text   nobody
banners.words                       text   nobody
calendar_feeds.secret                  real   self
carpool_rides.message                  text   ride
carpool_rides.pickup                   place  ride
carpool_rides.pickup_area              area   ride
carpools.cancel_reason                 text   car
carpools.car_note                      text   car-inside
carpools.destination                   place  car-exact
carpools.destination_area              area   car
carpools.note                          text   car
carpools.origin                        place  car-exact
carpools.origin_area                   area   car
carpools.stops                         stops  car-exact
comments.body                          text   talk
communities.description                text   club-about
communities.external_social_urls       list   club-about
communities.external_video_url         url    club-about
communities.external_web_url           url    club-about
communities.join_question              text   club-front
communities.location                   place  club-about
communities.name                       text   club-front
communities.rules                      text   club-front
communities.tags                       list   club-about
communities.welcome                    text   club-inside
community_invitations.email            real   club-leaders
community_invitations.name             text   club-leaders
community_invitations.token            real   club-leaders
email_undos.email                      real   nobody
email_verifications.email              real   nobody
host_acts.reason                       text   huddle-waiting
huddle_go.forecast_note                text   huddle-inside
huddle_imports.uid                     real   nobody
huddle_imports.mark                    real   nobody
huddle_imports.said                    form   nobody
huddle_imports.before                  form   nobody
huddle_kit.name                        text   huddle-card
huddle_messages.body                   text   huddle-message
huddle_photos.alt                      text   huddle-inside
huddle_questions.text                   text   huddle-name
huddle_questions.choices                list   huddle-name
huddle_replies.replies                  list   huddle-reply
huddle_templates.name                  text   club-inside
huddle_templates.form                  form   club-inside
huddle_templates.questions             parts  nobody
huddle_templates.kit                   parts  nobody
huddles.cancel_reason                  text   huddle-name
huddles.description                    text   huddle-card
huddles.draft_form                     form   huddle-hosts
huddles.external_comm_channel_url      url    huddle-inside
huddles.external_event_url             url    huddle-card
huddles.external_photo_album_url       url    huddle-card
huddles.external_trail_url             url    huddle-card
huddles.meeting_point                  place  huddle-inside
huddles.meeting_point_note             text   huddle-inside
huddles.moved_from_venue               text   huddle-card
huddles.name                           text   huddle-name
huddles.parking                        place  huddle-inside
huddles.parking_note                   text   huddle-inside
huddles.payment_amount                 text   huddle-card
huddles.payment_method                 text   huddle-card
huddles.refund_policy                  text   huddle-card
huddles.tags                           list   huddle-card
huddles.venue                          place  huddle-card
huddles.venue_note                     text   huddle-card
huddles.what_to_bring                  text   huddle-card
idempotency_keys.key                   real   nobody
idempotency_keys.owner                 real   nobody
idempotency_keys.request_hash          real   nobody
idempotency_keys.result                real   nobody
identity_accounts.email                real   self
identity_accounts.password_hash        real   nobody
identity_challenges.challenge          real   nobody
device_keys.grant_id                   real   nobody
identity_denials.grant_id              real   nobody
identity_devices.grant_id              real   nobody
identity_keys.value                    real   nobody
identity_limits.key                    real   nobody
identity_linked_providers.email        real   self
identity_linked_providers.issuer       real   nobody
identity_linked_providers.subject      real   nobody
identity_linked_providers.made_in      real   nobody
identity_log_ins.grant_id              real   nobody
identity_log_ins.user_agent            text   nobody
identity_mail_codes.email              real   nobody
identity_older_keys.value              real   nobody
identity_passkeys.id                   real   self
identity_passkeys.made_in              real   nobody
identity_passkeys.name                 text   self
identity_passkeys.transports           list   nobody
identity_second_factors.made_in        real   nobody
identity_provider_asks.provider        real   nobody
identity_provider_asks.grant_id        real   nobody
identity_provider_asks.uid             real   nobody
identity_provider_asks.nonce           real   nobody
identity_provider_asks.code_verifier   real   nobody
identity_resets.email                  real   nobody
identity_payloads.account_id           real   nobody
identity_payloads.grant_id             real   nobody
look_backs.word                        text   self
missed_outings.reply                   text   huddle-reply
page_sessions.grant_id                 real   nobody
identity_payloads.id                   real   nobody
identity_payloads.network              real   nobody
identity_payloads.payload              real   nobody
identity_payloads.uid                  real   nobody
inspiration_revisions.document         story  self
inspiration_revisions.summary          text   self
inspiration_revisions.title            text   self
inspiration_revisions.topics           list   self
inspiration_stories.document           story  story
inspiration_stories.summary            text   story
inspiration_stories.title              text   story
inspiration_stories.topics             list   story
inspirations.document                  story  self
inspirations.summary                   text   self
inspirations.title                     text   self
inspirations.topics                    list   self
job_workers.process_name               real   nobody
job_workers.worker_id                  real   nobody
links.uid                              real   nobody
mail_outbox.body_text                  text   nobody
mail_outbox.html                       text   nobody
mail_outbox.last_error                 text   operators
mail_outbox.mailbox                    text   nobody
mail_outbox.reply_to                   text   nobody
mail_outbox.subject                    text   nobody
mail_stops.address                     real   nobody
mail_stops.said                        text   nobody
mail_outbox.to_address                 email  operators
mail_outbox.unsubscribe_url            real   nobody
memberships.answer                     text   club-leaders
huddle_proposals.reason                text   huddle-hosts
huddle_proposals.approved              real   nobody
huddle_proposals.change                real   nobody
member_messages.body                   text   member-words
member_notes.body                      text   member-note
member_qualifications.name             text   member-note
membership_history.title               text   club-leaders
memberships.address                    text   member-note
huddles.leader_needs                   text   huddle-card
memberships.title                      text   club-inside
moderation_cases.held_words            text   self
moderation_cases.object_name           text   self
moderation_decisions.answer_words      text   self
moderation_decisions.appeal_words      text   self
moderation_decisions.notice            text   nobody
moderation_decisions.words             text   self
moderation_log.detail                  real   nobody
newsletter_subscribers.email           real   nobody
newsletter_subscribers.mailbox         real   nobody
newsletter_subscribers.token           real   nobody
notification_unsubscribes.token        real   nobody
operator_acts.detail                   text   nobody
operator_acts.operator                 text   nobody
operator_acts.person_name              text   nobody
outing_unsubscribes.token              real   nobody
people.bio                             text   members
people.display_name                    text   anyone
people.email                           email  self
people.first_name                      text   members
people.interests                       list   members
people.last_name                       text   members
people.mobile                          text   self
people.place_address                   text   nobody
people.place_name                      text   members
post_links.description                 text   post
post_links.site                        text   post
post_links.title                       text   post
post_pictures.alt                      text   post
post_revisions.content                 text   post-history
posts.content                          text   post
push_devices.auth                     real   nobody
push_devices.endpoint                 real   nobody
push_devices.grant_id                 real   nobody
push_devices.p256dh                   real   nobody
push_devices.user_agent               text   nobody
push_keys.private_key                 real   nobody
read_only.operator                     text   nobody
reports.body                           text   nobody
reports.object_name                    text   nobody
reports.words                          text   nobody
ride_wishes.origin                     place  nobody
room_messages.body                     text   club-inside
room_messages.hidden_body              text   nobody
room_messages.sent_key                 real   nobody
room_pictures.alt                      text   club-inside
rooms.name                             text   nobody
search_entries.also                    text   nobody
search_entries.body                    text   nobody
search_entries.look                    real   nobody
search_entries.title                   text   nobody
search_words.word                      text   nobody
trip_reports.note                      text   self
trip_reports.trail_url                 text   nobody
unregistered_parties.name               text   huddle-hosts
unregistered_parties.note               text   huddle-hosts
waitlist_entries.email                 real   nobody
waitlist_entries.mailbox               real   nobody
waitlist_entries.name                  text   nobody
waitlist_entries.notes                 text   nobody
`;

export type Plant =
  | 'real'
  | 'text'
  | 'url'
  | 'email'
  | 'list'
  | 'place'
  | 'area'
  | 'stops'
  | 'story'
  | 'form'
  | 'parts';

export interface ColumnRow {
  /** `table.column` */
  readonly name: string;
  readonly plant: Plant;
  readonly audience: Audience;
}

export const columnRows: readonly ColumnRow[] = `${table}${outsideTable}`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', plant = '', audience = 'nobody'] = line.trim().split(/\s+/);
    return { name, plant: plant as Plant, audience: audience as Audience };
  });
