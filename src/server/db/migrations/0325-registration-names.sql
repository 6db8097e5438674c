-- A name of a business without what is written now so, now so: case, spaces, punctuation, M/s, Private and Pvt, Limited and Ltd.
-- `tax-registrations/names.rules.ts` says the same.
create function business_name_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(name), '^\s*m/s\M', ''), '\mprivate\M', 'pvt', 'g'), '\mlimited\M', 'ltd', 'g'),
    '[\s!-/:-@\[-`{-~]+', '', 'g')
$$;

-- Names of a GST registration that nobody has looked at. The registration keeps the former ones, which papers print, until an
-- admin has approved these; only what was printed before there was this table stands in both.
create table registration_names (
  registration_names_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users on delete cascade,
  gstin text not null,
  former_legal_name text not null,
  former_trade_name text not null,
  legal_name text not null,
  trade_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'declined' or reason is not null),
  check (decided_by <> seller_id)
);
create unique index registration_names_pending_idx on registration_names (gstin) where status = 'pending';
create index registration_names_status_idx on registration_names (status, created_at, registration_names_id);
create index registration_names_seller_id_idx on registration_names (seller_id);
create index registration_names_decided_by_idx on registration_names (decided_by);
