-- What the hourly search for signals of the desk looks at: only what changed since it last looked. Duplicates are allowed,
-- so that nobody who changes something waits for anybody else.
create table signal_checks (
  signal_check_id bigint generated always as identity primary key,
  kind text not null check (kind in ('listing', 'device', 'gstin', 'orders')),
  subject text not null,
  asked_at timestamptz not null default now()
);
create index signal_checks_kind_idx on signal_checks (kind, signal_check_id);

-- What a product cost before, for the days within which a jump is one.
create table price_moves (
  price_move_id bigint generated always as identity primary key,
  product_id uuid not null references products on delete cascade,
  from_paise bigint not null,
  moved_at timestamptz not null default now()
);
create index price_moves_product_id_idx on price_moves (product_id, moved_at);
create index price_moves_moved_at_idx on price_moves (moved_at);

-- What was seen; nothing is decided by it. The key is the same for the same thing, and a figure that grows opens it anew.
create table signals (
  signal_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('same-listing', 'same-picture', 'price-jump', 'one-device', 'one-gstin', 'many-orders')),
  key text not null,
  figure bigint not null check (figure > 0),
  facts jsonb not null,
  about_id uuid not null references users on delete cascade,
  people uuid[] not null check (cardinality(people) between 1 and 20),
  products uuid[] not null default '{}' check (cardinality(products) <= 20),
  found_at timestamptz not null,
  revision integer not null default 1,
  outcome text check (outcome in ('nothing', 'case', 'unlist', 'suspend')),
  words text check (char_length(words) between 1 and 300),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  case_id text references cases on delete set null,
  unique (kind, key),
  check ((outcome is null) = (decided_at is null)),
  check (outcome is not null or words is null)
);
create index signals_open_idx on signals (found_at, signal_id) where outcome is null;
create index signals_decided_idx on signals (decided_at) where outcome is not null;
create index signals_about_id_idx on signals (about_id);
create index signals_people_idx on signals using gin (people);
create index signals_decided_by_idx on signals (decided_by) where decided_by is not null;
create index signals_case_id_idx on signals (case_id) where case_id is not null;

-- A name in its letters and digits alone. Only what ASCII has between words goes: the signs of Indian scripts are letters.
create function name_key(name text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(lower(name), '[\s!-/:-@\[-`{-~]+', '', 'g') $$;

create function check_listing() returns trigger language plpgsql as $$
begin
  insert into signal_checks (kind, subject) values ('listing', new.product_id::text);
  return null;
end $$;
create trigger listing_new after insert on products
  for each row when (new.deleted_at is null) execute function check_listing();
create trigger listing_changed after update of product_name, unit, images, deleted_at on products
  for each row when (new.deleted_at is null and (old.deleted_at, old.product_name, old.unit, old.images)
    is distinct from (new.deleted_at, new.product_name, new.unit, new.images))
  execute function check_listing();

create function note_price_move() returns trigger language plpgsql as $$
begin
  insert into price_moves (product_id, from_paise) values (old.product_id, old.card_price_paise);
  insert into signal_checks (kind, subject) values ('listing', new.product_id::text);
  return null;
end $$;
create trigger price_moved after update of tiers on products
  for each row when (new.deleted_at is null and old.card_price_paise is distinct from new.card_price_paise)
  execute function note_price_move();

create function check_gstin() returns trigger language plpgsql as $$
begin
  insert into signal_checks (kind, subject) values ('gstin', new.gst_number);
  return null;
end $$;
create trigger gstin_new after insert on users
  for each row when (new.gst_number <> '' and new.account_type in ('requested', 'seller')) execute function check_gstin();
create trigger gstin_changed after update of gst_number, account_type on users
  for each row when (new.gst_number <> '' and new.account_type in ('requested', 'seller')
    and (old.gst_number, old.account_type) is distinct from (new.gst_number, new.account_type))
  execute function check_gstin();

create function check_device() returns trigger language plpgsql as $$
begin
  insert into signal_checks (kind, subject) values ('device', encode(new.device_hash, 'hex'));
  return null;
end $$;
create trigger device_new after insert on known_devices for each row execute function check_device();

create function check_orders() returns trigger language plpgsql as $$
begin
  insert into signal_checks (kind, subject) values ('orders', new.buyer_id::text || ':' || new.seller_id::text);
  return null;
end $$;
create trigger orders_between after insert on orders for each row execute function check_orders();
