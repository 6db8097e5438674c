create index concurrently if not exists chat_rooms_last_message_at_idx on chat_rooms (last_message_at);
