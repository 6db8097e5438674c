-- Deleting a deal looks for its messages.
create index concurrently if not exists chat_messages_deal_id_idx on chat_messages (deal_id) where deal_id is not null;
