-- Links by which accountants read a month of a shop without an account. Only the hash of a key is kept.
create table book_links (
  book_link_id uuid primary key default gen_random_uuid(),
  seller_id uuid not null references users (user_id) on delete cascade,
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  name text not null check (char_length(name) between 1 and 100),
  key_hash bytea not null unique,
  ends_on date not null,
  created_at timestamptz not null default clock_timestamp(),
  taken_back_at timestamptz
);
create index on book_links (seller_id, created_at desc);
create index on book_links (ends_on);

-- Each look by such a link.
create table book_looks (
  book_look_id uuid primary key default gen_random_uuid(),
  book_link_id uuid not null references book_links (book_link_id) on delete cascade,
  looked_at timestamptz not null default clock_timestamp(),
  what text not null,
  user_agent text not null,
  network text not null
);
create index on book_looks (book_link_id, looked_at desc);
