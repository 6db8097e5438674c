-- One room for each buyer and seller. What both lists show is kept here, under the lock that gives a message its seq.
create table chat_rooms (
  room_id uuid primary key default gen_random_uuid(),
  buyer_id uuid not null references users on delete cascade,
  seller_id uuid not null references users on delete cascade,
  -- What the talk began at last.
  product_id uuid references products on delete set null,
  last_seq integer not null default 0 check (last_seq >= 0),
  last_message text not null default '',
  last_message_at timestamptz not null default now(),
  buyer_read_seq integer not null default 0,
  seller_read_seq integer not null default 0,
  -- Messages of the other one beyond what was read.
  buyer_unread integer not null default 0 check (buyer_unread >= 0),
  seller_unread integer not null default 0 check (seller_unread >= 0),
  created_at timestamptz not null default now(),
  unique (buyer_id, seller_id),
  check (buyer_id <> seller_id),
  check (buyer_read_seq between 0 and last_seq and seller_read_seq between 0 and last_seq)
);
create index chat_rooms_buyer_id_idx on chat_rooms (buyer_id, last_message_at desc, room_id);
create index chat_rooms_seller_id_idx on chat_rooms (seller_id, last_message_at desc, room_id);
create index chat_rooms_buyer_unread_idx on chat_rooms (buyer_id) where buyer_unread > 0;
create index chat_rooms_seller_unread_idx on chat_rooms (seller_id) where seller_unread > 0;
create index chat_rooms_product_id_idx on chat_rooms (product_id);

-- The bytes are in the file store, under the ids of room and file.
create table chat_files (
  file_id uuid primary key,
  room_id uuid not null references chat_rooms on delete cascade,
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  check ((kind = 'picture') = (width is not null and height is not null))
);
create index chat_files_room_id_idx on chat_files (room_id);

create table chat_messages (
  room_id uuid not null references chat_rooms on delete cascade,
  seq integer not null check (seq > 0),
  message_id uuid not null default gen_random_uuid(),
  sender_id uuid not null references users on delete cascade,
  body text not null check (char_length(body) <= 4000),
  file_id uuid references chat_files on delete cascade,
  -- As the sender's page named it: sent again, it is the same message.
  client_id text,
  -- now() would be the moment before the room was locked, and so not in the order of seq.
  created_at timestamptz not null default clock_timestamp(),
  primary key (room_id, seq),
  unique (room_id, sender_id, client_id),
  check (body <> '' or file_id is not null)
);
create index chat_messages_sender_id_idx on chat_messages (sender_id);
create index chat_messages_file_id_idx on chat_messages (file_id) where file_id is not null;

-- When a person was last connected.
create table chat_presence (
  user_id uuid primary key references users on delete cascade,
  seen_at timestamptz not null default now()
);
