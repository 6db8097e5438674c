-- Who wants no chat, deal or quote with whom. It holds both ways, and orders under way go on.
create table blocks (
  who uuid not null references users on delete cascade,
  whom uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (who, whom),
  check (who <> whom)
);
create index blocks_whom_idx on blocks (whom);
