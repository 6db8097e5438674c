-- The policies that are PDF files, by what they say: the same text is made once.
create table policy_files (
  letter_hash text primary key,
  pdf bytea not null,
  made_at timestamptz not null default now()
);
