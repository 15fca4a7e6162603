-- What somebody without an account said to the questions of an outing (HUD-24, HUD-28); forgotten with their address.
create table mail_answer_replies (
  question_id uuid not null references huddle_questions on delete cascade,
  mail_answer_id uuid not null references mail_answers on delete cascade,
  version integer not null,
  replies text[] not null,
  replied_at timestamptz not null,
  primary key (mail_answer_id, question_id)
);
create index mail_answer_replies_of_question on mail_answer_replies (question_id);
