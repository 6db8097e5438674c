-- Which file of which month was made when, and what it was.
create table book_exports (
  book_export_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users (user_id) on delete cascade,
  gstin text not null,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  kind text not null,
  made_at timestamptz not null default clock_timestamp(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  rows integer not null
);
create index on book_exports (seller_id, month, made_at desc);
