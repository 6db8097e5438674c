-- How many bytes an account has sent today, in India's days. One row for each account that ever sent a file: a new
-- day begins in the same row, so nothing has to be cleared away.
create table upload_allowances (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  bytes bigint not null check (bytes >= 0)
);
