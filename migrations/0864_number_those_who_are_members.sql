-- In the order in which they joined.
update memberships m set number = n.number from (
  select community_id, person_id, row_number() over (partition by community_id order by since, person_id) as number
  from memberships where state = 'MEMBER') n
where m.community_id = n.community_id and m.person_id = n.person_id and m.state = 'MEMBER';
update communities c set last_member_number = n.last from (
  select community_id, max(number) as last from memberships group by community_id) n
where c.id = n.community_id and n.last is not null;
