-- What a log-in looks like to the person whose it is; the log-in itself is the grant of the identity provider.
create table identity_log_ins (
  grant_id text primary key,
  account_id uuid not null,
  user_agent text not null default '' check (char_length(user_agent) <= 400),
  started_at timestamptz not null default now()
);
create index identity_log_ins_account on identity_log_ins (account_id);

-- Where the cover is cut: percent of what does not fit, from the middle.
alter table people
  add constraint people_cover_cut check (
    cover_x between -50 and 50 and cover_y between -50 and 50
    and cover_scale between 1 and 4 and cover_rotation between -180 and 180
  );
