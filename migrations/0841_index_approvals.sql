-- outside a transaction: validating and indexing hold no write back
alter table huddle_proposals validate constraint huddle_proposals_approved_by_fkey;
alter table huddles validate constraint huddles_approval_is_known;
drop index concurrently if exists huddle_proposals_approver;
create index concurrently huddle_proposals_approver on huddle_proposals (approved_by);
drop index concurrently if exists huddle_proposals_unanswered;
create index concurrently huddle_proposals_unanswered on huddle_proposals (proposed_at)
  where declined_at is null and approved_at is null and stand_in_told_at is null;
