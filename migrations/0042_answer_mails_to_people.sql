-- Whom an answer to a mail reaches, where that is not us.
alter table mail_outbox add column reply_to text;
