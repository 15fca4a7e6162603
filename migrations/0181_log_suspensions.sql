-- Operators suspend people, which is logged with their other acts.
alter table operator_acts drop constraint operator_acts_power_check;
alter table operator_acts add constraint operator_acts_power_check check (power in (
  'beta', 'dev', 'moderator', 'doctor', 'nutritionist', 'physical_therapist', 'guide', 'suspension')) not valid;
alter table operator_acts validate constraint operator_acts_power_check;
