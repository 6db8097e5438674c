-- Complaints of people who are not signed in: a code proves their mail address, and decisions reach it.
create table grievance_codes (
  address text primary key check (char_length(address) <= 254),
  code_hash bytea not null check (length(code_hash) = 32),
  tries integer not null default 0 check (tries >= 0),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index grievance_codes_expires_at_idx on grievance_codes (expires_at);

-- When the visitor who opened it was written what was decided.
alter table cases add column visitor_written_at timestamptz;
