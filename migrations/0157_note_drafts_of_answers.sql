-- Which huddle was drafted from an answer, so that the answer does not offer to draft it again.
alter table aurora_turns add column draft_id uuid references huddles (id) on delete set null;
create index aurora_turns_drafts on aurora_turns (draft_id) where draft_id is not null;
