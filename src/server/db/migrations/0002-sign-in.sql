alter table known_devices add column seen_at timestamptz not null default now();

-- Tries to sign in that were not right (yet). Numbers without an account are counted alike, so that the count tells nobody
-- which of them have one.
create table sign_in_failures (
  phone_number text not null check (phone_number ~ '^[0-9]{1,15}$'),
  -- A known device of the account has a count of its own; empty: every other device together.
  device_hash bytea not null,
  failures integer not null check (failures > 0),
  -- null: the next try may come at once
  retry_at timestamptz,
  forget_at timestamptz not null,
  primary key (phone_number, device_hash)
);
