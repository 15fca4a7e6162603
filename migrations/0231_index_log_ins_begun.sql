-- outside a transaction: an index that is made while people go on writing
-- Written so that a run that broke off is done again from its beginning.
drop index concurrently if exists identity_payloads_begun;
create index concurrently identity_payloads_begun on identity_payloads (network, expires_at)
  where model = 'Interaction';
drop index concurrently if exists identity_payloads_begun_by_age;
create index concurrently identity_payloads_begun_by_age on identity_payloads (expires_at)
  where model = 'Interaction';
