-- Searches that a person keeps, as the addresses of the site write them; the upkeep looks for what is new.
create table saved_searches (
  search_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  query text not null check (char_length(query) <= 4000),
  is_alerting boolean not null default true,
  created_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  found_at timestamptz,
  told_at timestamptz
);
create index saved_searches_user_id_idx on saved_searches (user_id, created_at desc);
create index saved_searches_checked_at_idx on saved_searches (checked_at, search_id);
create index saved_searches_found_at_idx on saved_searches (found_at);

create table saved_search_finds (
  search_id uuid not null references saved_searches on delete cascade,
  product_id uuid not null references products on delete cascade,
  found_at timestamptz not null default now(),
  primary key (search_id, product_id)
);
create index saved_search_finds_product_id_idx on saved_search_finds (product_id);
create index saved_search_finds_found_at_idx on saved_search_finds (found_at);

-- When a product was verified for the first time: a trigger, so that the version before writes it too. A column of
-- products with its index would cost every change of a product.
create table first_verifications (
  product_id uuid primary key references products on delete cascade,
  verified_at timestamptz not null default now()
);
create index first_verifications_verified_at_idx on first_verifications (verified_at);

create function note_first_verification() returns trigger language plpgsql as $$
begin
  insert into first_verifications (product_id) values (new.product_id) on conflict do nothing;
  return null;
end $$;

create trigger products_first_verification after update of verification on products
  for each row when (new.verification = 'verified' and old.verification <> 'verified')
  execute function note_first_verification();
