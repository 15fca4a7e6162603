-- Operators give and take the badges of professionals too (INS-5); a badge is logged under its trade.
alter table operator_acts drop constraint operator_acts_power_check;
alter table operator_acts add constraint operator_acts_power_check
  check (power in ('beta', 'dev', 'moderator', 'doctor', 'nutritionist', 'physical_therapist', 'guide'));
