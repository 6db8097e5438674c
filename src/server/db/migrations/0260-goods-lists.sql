-- Lists of products that a person buys again and again; its key opens one for whoever has the link and is signed in.
create table goods_lists (
  list_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  link_key text unique,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index goods_lists_user_id_idx on goods_lists (user_id, changed_at desc);

create table goods_list_lines (
  list_id uuid not null references goods_lists on delete cascade,
  product_id uuid not null references products on delete cascade,
  quantity integer not null check (quantity between 1 and 1000000),
  added_at timestamptz not null default now(),
  primary key (list_id, product_id)
);
create index goods_list_lines_product_id_idx on goods_list_lines (product_id);
