-- The mail of an invitation, which knows whether it could be sent.
alter table community_invitations add column mail_id uuid;
