-- What a shop is called in its address, and what it says of itself. An address that it had before leads to the one that it has.
create table shops (
  seller_id uuid primary key references users on delete cascade,
  about text not null default '' check (char_length(about) <= 1000),
  handle_changed_at timestamptz
);

create table shop_handles (
  handle text primary key check (handle ~ '^[a-z0-9][a-z0-9-]{2,29}$'),
  seller_id uuid not null references shops on delete cascade,
  is_current boolean not null default true,
  taken_at timestamptz not null default now()
);

create unique index shop_handles_current_idx on shop_handles (seller_id) where is_current;
create index shop_handles_seller_idx on shop_handles (seller_id);
