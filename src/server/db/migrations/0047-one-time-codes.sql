-- The one code that opens a number's account now. Numbers without an account have a row too, which nothing opens, so that
-- trying tells nobody which of them have one.
create table one_time_codes (
  phone_number text primary key check (phone_number ~ '^[0-9]{12}$'),
  -- a keyed hash: the table alone does not give the million codes away
  code_hash bytea not null check (length(code_hash) = 32),
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
create index one_time_codes_expires_at_idx on one_time_codes (expires_at);

-- Who asked for codes in the last day, for the limits.
create table one_time_code_requests (
  one_time_code_request_id bigint generated always as identity primary key,
  phone_number text not null,
  address text not null,
  is_sent boolean not null,
  requested_at timestamptz not null default now()
);
create index one_time_code_requests_phone_number_idx on one_time_code_requests (phone_number, requested_at);
create index one_time_code_requests_address_idx on one_time_code_requests (address, requested_at);
create index one_time_code_requests_requested_at_idx on one_time_code_requests (requested_at);
