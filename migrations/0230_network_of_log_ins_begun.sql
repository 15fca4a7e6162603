-- A log-in that is begun is kept for whoever asks, so what one network may hold of them has a ceiling.
alter table identity_payloads add column network text;
