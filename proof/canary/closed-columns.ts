/** Columns of a closed set, of names of ours or of ids, where no words can be planted or told. */
export const closedColumns: readonly string[] = `
aurora_turns.acts aurora_turns.cards aurora_turns.caution aurora_turns.engine aurora_turns.state aurora_turns.thumb
aurora_turns.topic badge_requests.profession badge_requests.state badges.profession carpool_rides.state
carpools.cost_currency carpools.kind carpools.moved_what carpools.status carpools.time_zone carpools.trip
carpools.welcome carpools.who_may_ask comments.removed_by communities.dues_currency communities.dues_every communities.incorporated_at communities.planning communities.privacy data_exports.state device_keys.id data_imports.fault data_imports.found data_imports.state data_imports.wanted follows.state
gazetteer.version huddle_date_votes.vote huddle_go.forecast huddle_messages.audience huddle_questions.kind huddle_series.every huddles.activity huddles.approval outing_approvers.activity outing_approvers.difficulty
huddles.difficulty huddles.guest_allowed_ages huddles.moved_what huddles.payment_mode huddles.precise_places
huddles.privacy huddles.scene huddles.status huddles.time_zone identities.issuer identities.subject identity_challenges.purpose
identity_keys.name identity_older_keys.name identity_log_ins.country identity_log_ins.way username_changes.username
identity_payloads.model inspiration_revisions.reason inspiration_stories.words
inspirations.state links.object_type mail_outbox.attachments mail_outbox.kind mail_outbox.refusal mail_outbox.stream
mail_stops.reason mail_stops.stream media.status media.thumbhash missed_outings.missed
member_qualifications.valid_from member_qualifications.valid_to membership_history.paid_until membership_history.role membership_history.state memberships.paid_until memberships.role memberships.state migrations.name noted_awards.award notification_choices.kind
notification_choices.mail notification_unsubscribes.kind notifications.facts notifications.kind
notifications.object_type outing_choices.activities outing_choices.hardest outing_choices.wanted operator_acts.act operator_acts.power participations.answer participations.guests
participations.place participations.role participations.role_asked people.gender people.landing_page people.locale
people.theme people.time_zone people.unit_energy people.unit_length people.unit_mass people.unit_temperature
people.unit_time people.unit_volume people.username place_names.key places.context places.formatted_address
places.name places.time_zone post_links.state post_links.url post_revisions.parameters
post_tags.tag posts.parameters posts.state posts.type posts.visibility notification_mutes.object_type notification_settings.digest push_devices.public_key push_keys.public_key notifications.push_outcome notifications.mail_outcome notifications.read_on notification_offers.kind
moderation_cases.doubts moderation_cases.held_for moderation_cases.object_type moderation_cases.state moderation_decisions.acts moderation_decisions.appeal
moderation_decisions.reason moderation_log.act moderation_log.actor reports.object_type reports.reason
reports.state ride_wishes.kind room_members.role room_members.state room_messages.removed_by
room_reactions.reaction room_readers.choice rooms.kind search_entries.kind search_entries.words search_meanings.kind trip_reports.conditions
program_tokens.scopes webhooks.events webhooks.off_why webhook_deliveries.event webhook_deliveries.about webhook_deliveries.state webhook_deliveries.fault security_events.account_id security_events.event stream_facts.data
stream_facts.fact told_outings.what mail_answers.locale emergency_contacts.locale return_plans.reached return_plans.time_zone visitor_reports.locale visitor_reports.object_type visitor_reports.reason unregistered_parties.place host_acts.kind host_acts.before ended_parts.answer ended_parts.place ended_parts.guests ended_parts.came_back ended_rides.state ended_rides.came_back
`
  .trim()
  .split(/\s+/);
