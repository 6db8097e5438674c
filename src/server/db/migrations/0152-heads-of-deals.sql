-- The last event of a room's deals: without it nobody would miss one that was deleted from the end. Null: none yet.
alter table chat_rooms add column deal_head text;
-- The deal of that event.
alter table chat_rooms add column deal_head_id uuid;

-- By the database, so that the version before writes it too.
create function note_deal_head() returns trigger language plpgsql as $$
begin
  update chat_rooms set deal_head = new.hash, deal_head_id = new.deal_id where room_id = new.room_id;
  return null;
end $$;
create trigger deal_events_head after insert on deal_events
  for each row execute function note_deal_head();
