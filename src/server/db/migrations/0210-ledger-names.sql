-- Under which names a person's own Tally keeps the ledgers of our files.
create table ledger_names (
  user_id uuid not null references users (user_id) on delete cascade,
  ledger text not null,
  name text not null check (char_length(name) between 1 and 100),
  primary key (user_id, ledger)
);
