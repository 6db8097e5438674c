-- A seller asks for the Pro Plan; an admin marks it paid, and it runs for a year.
create table plan_requests (
  plan_request_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete cascade,
  price_paise bigint not null check (price_paise > 0),
  status text not null default 'requested' check (status in ('requested', 'active')),
  active_from timestamptz,
  active_until timestamptz,
  activated_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check ((status = 'active') = (active_from is not null)),
  check (active_until > active_from),
  check ((active_from is null) = (active_until is null))
);
create unique index plan_requests_open_idx on plan_requests (seller_id) where status = 'requested';
create index plan_requests_seller_id_idx on plan_requests (seller_id, created_at desc);
create index plan_requests_created_at_idx on plan_requests (status, created_at, plan_request_id);
create index plan_requests_activated_by_idx on plan_requests (activated_by);
