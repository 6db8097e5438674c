-- A buyer asks the sellers of a category; up to five of them quote, and the buyer accepts one.
create table requirements (
  requirement_id uuid primary key default gen_random_uuid(),
  buyer_id uuid not null references users on delete cascade,
  product_name text not null check (char_length(product_name) between 1 and 100),
  quantity integer not null check (quantity > 0),
  product_details text not null default '' check (char_length(product_details) <= 500),
  category text not null,
  category_type text not null,
  -- Whose sellers are asked: a label of the specifications may mean two categories.
  sought_categories text[] not null check (category = any(sought_categories)),
  closed_at timestamptz,
  -- Where an admin closed it.
  closed_by uuid references users on delete set null,
  close_reason text,
  created_at timestamptz not null default now(),
  check (closed_at is not null or (closed_by is null and close_reason is null))
);
create index requirements_buyer_id_idx on requirements (buyer_id, created_at desc, requirement_id);
create index requirements_created_at_idx on requirements (created_at desc, requirement_id);
create index requirements_open_idx on requirements (created_at desc, requirement_id) where closed_at is null;
create index requirements_closed_by_idx on requirements (closed_by) where closed_by is not null;

create table quotes (
  quote_id uuid primary key default gen_random_uuid(),
  requirement_id uuid not null references requirements on delete cascade,
  seller_id uuid not null references users on delete cascade,
  -- One of five places, each taken once: so a sixth quote cannot exist, whoever writes it.
  place smallint not null check (place between 1 and 5),
  unit_price_paise bigint not null check (unit_price_paise > 0),
  min_quantity integer not null check (min_quantity > 0),
  delivery_days integer not null check (delivery_days between 1 and 365),
  note text not null default '' check (char_length(note) <= 300),
  -- Rises with every change, so that nobody accepts what they have not read.
  revision integer not null default 1,
  accepted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (requirement_id, place),
  unique (requirement_id, seller_id)
);
create unique index quotes_accepted_idx on quotes (requirement_id) where accepted_at is not null;
create index quotes_seller_id_idx on quotes (seller_id, requirement_id);
