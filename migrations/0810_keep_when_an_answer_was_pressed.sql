-- An answer that came late out of an outbox: when it was pressed without signal, and when it was received (O7). Places go
-- by receipt.
alter table participations add column pressed_at timestamptz, add column received_at timestamptz;
alter table participations add constraint participations_pressed_check
  check ((pressed_at is null) = (received_at is null) and pressed_at <= received_at) not valid;
