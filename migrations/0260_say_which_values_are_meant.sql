-- Columns whose values are listed in the rules say so themselves, too: what is read from them has its type (db:types).
alter table huddles
  add constraint huddles_activity_is_known check (activity = any (array['GENERAL', 'HIKING', 'BACKPACKING', 'CAMPING',
    'CYCLING', 'MOUNTAIN_BIKING', 'TRAIL_RUNNING', 'WALKING', 'CLIMBING', 'PADDLING', 'SKIING', 'SNOWSHOEING',
    'BIRDWATCHING', 'FISHING', 'YOGA', 'VOLUNTEERING'])) not valid,
  add constraint huddles_guest_ages_are_known
    check (guest_allowed_ages <@ array['ADULT', 'TEEN', 'KID', 'TODDLER', 'SENIOR']) not valid,
  add constraint huddles_changes_are_known
    check (moved_what <@ array['START', 'END', 'VENUE', 'MEETING_POINT', 'PARKING']) not valid;
alter table carpools
  add constraint carpools_changes_are_known
    check (moved_what <@ array['DEPARTURE', 'RETURN', 'ORIGIN', 'DESTINATION', 'STOPS']) not valid;
