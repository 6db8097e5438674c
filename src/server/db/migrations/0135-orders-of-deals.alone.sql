-- One deal is at most one order, whatever else fails.
create unique index concurrently if not exists orders_deal_id_idx on orders (deal_id) where deal_id is not null;
