-- Files of products on their way into the market. What a file says waits here until its seller has decided.
create table product_imports (
  import_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete cascade,
  file_name text not null,
  status text not null default 'checking'
    check (status in ('checking', 'checked', 'applying', 'applied', 'refused', 'cancelled')),
  -- Until it is read.
  csv text,
  problem text,
  rows_total integer not null default 0,
  rows_done integer not null default 0,
  rows_chosen integer not null default 0,
  rows_known integer not null default 0,
  -- Who works on it and until when nobody else may; a server that died holds nothing for long.
  claim uuid,
  claimed_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_imports_seller_id_idx on product_imports (seller_id, created_at desc);
create unique index product_imports_open_idx on product_imports (seller_id)
  where status in ('checking', 'checked', 'applying');
create index product_imports_waiting_idx on product_imports (updated_at) where status in ('checking', 'applying');

create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  row_number integer not null,
  product_name text not null,
  -- As it will be saved; null where something is wrong.
  product jsonb,
  -- [{column, message}]
  problems jsonb not null default '[]',
  is_chosen boolean not null default false,
  primary key (import_id, row_number)
);

-- What the columns image_1 to image_8 name.
create table product_import_images (
  import_id uuid not null references product_imports on delete cascade,
  row_number integer not null,
  position integer not null,
  ref text not null,
  is_address boolean not null,
  -- null: no such picture yet
  url text,
  primary key (import_id, row_number, position)
);
create index product_import_images_ref_idx on product_import_images (import_id, ref);
create index product_import_images_missing_idx on product_import_images (import_id, row_number) where url is null;

-- The pictures beside the file, by name.
create table product_import_pictures (
  import_id uuid not null references product_imports on delete cascade,
  name text not null,
  url text not null,
  primary key (import_id, name)
);
