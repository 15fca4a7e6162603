-- For which start somebody without an account was reminded, so that a moved outing reminds them once more (HUD-24).
alter table mail_answers add column reminded_for timestamptz;
