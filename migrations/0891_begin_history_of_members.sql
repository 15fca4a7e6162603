-- Who is a member now was so since they joined; what came between is not known.
insert into membership_history (community_id, person_id, state, role, title, number, paid_until, at)
  select community_id, person_id, 'MEMBER', role, title, coalesce(number, 0), paid_until, since
  from memberships where state = 'MEMBER'
on conflict (community_id, person_id) where until is null do nothing;
