-- One decision of a seller over many products at once, with what each was and became, so that it can be taken back.
create table bulk_decisions (
  decision_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete cascade,
  action text not null check (action in ('list', 'pause', 'stock', 'price', 'delete')),
  details jsonb not null default '{}',
  changed integer not null default 0,
  request_id text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index bulk_decisions_seller_id_idx on bulk_decisions (seller_id, created_at desc);
create index bulk_decisions_created_at_idx on bulk_decisions (created_at);

create table bulk_decision_rows (
  decision_id uuid not null references bulk_decisions on delete cascade,
  product_id uuid not null references products on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (decision_id, product_id)
);
create index bulk_decision_rows_product_id_idx on bulk_decision_rows (product_id);
