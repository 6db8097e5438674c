-- How far each side had read when a block came, as long as one stands: the other one sees no more of it.
alter table chat_rooms add column buyer_shown_seq integer, add column seller_shown_seq integer;
