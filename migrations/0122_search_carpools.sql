-- Offers and needs are found by the areas they lead from and to: nothing closer, nothing that somebody wrote in them.
create function keep_carpool_entry() returns trigger language plpgsql as $$
begin
  call public.keep_search_entry('CARPOOL', new.id, new.status = 'OPEN',
    concat_ws(' – ', nullif(new.origin_area->>'name', ''), nullif(new.destination_area->>'name', '')),
    case new.kind when 'OFFER' then 'carpool ride lift seats driver' else 'carpool ride lift wanted' end, '',
    new.last_at);
  return null;
end $$;
create trigger kept_in_search after insert or update of status, kind, origin_area, destination_area, last_at on carpools
  for each row execute function keep_carpool_entry();
create trigger forgotten_in_search after delete on carpools
  for each row execute function forget_search_entry('CARPOOL');

update carpools set status = status;
