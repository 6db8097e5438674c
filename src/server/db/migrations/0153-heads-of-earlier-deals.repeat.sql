-- Rooms whose deals are older than the columns.
update chat_rooms r set (deal_head, deal_head_id) = (
  select e.hash, e.deal_id from deal_events e where e.room_id = r.room_id order by e.place desc limit 1)
where r.room_id in (
  select e.room_id from deal_events e join chat_rooms o using (room_id)
  where e.place = 1 and o.deal_head is null limit 1000)
