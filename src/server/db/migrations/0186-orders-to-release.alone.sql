create index concurrently if not exists orders_release_at_idx on orders (release_at) where release_at is not null;
