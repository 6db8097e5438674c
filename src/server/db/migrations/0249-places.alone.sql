create index concurrently if not exists users_place_idx on users (place_of(address)) where place_of(address) is not null;
