-- What an admin's authenticator app and the server both know. It counts from its confirmation on.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Sealed, bound to its row.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The half minute of the last code that was used: no code counts twice.
  last_step bigint not null default 0,
  failures integer not null default 0 check (failures >= 0),
  retry_at timestamptz,
  created_at timestamptz not null default now()
);

-- For whoever has lost the phone. Each counts once.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
