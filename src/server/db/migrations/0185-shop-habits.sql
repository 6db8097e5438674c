-- What a shop does by itself. Without a row: nothing.
create table shop_habits (
  seller_id uuid primary key references users on delete cascade,
  is_away_on boolean not null default false,
  away_text text not null default '' check (char_length(away_text) <= 500),
  -- Days of the week on which it is open, Monday is 1, and the hours of India.
  open_days smallint[] not null default '{1,2,3,4,5,6}' check (open_days <@ '{1,2,3,4,5,6,7}'),
  opens_at time not null default '10:00',
  closes_at time not null default '19:00',
  -- After how many hours an order that nobody confirmed is cancelled; null: never.
  hold_hours integer check (hold_hours between 1 and 720),
  check (opens_at < closes_at)
);

-- When an order is cancelled unless it is confirmed. Null: never, or no longer.
alter table orders add column release_at timestamptz;
-- Whether the clock did it, by the seller's own setting.
alter table order_events add column is_automatic boolean not null default false;
-- Whether the shop answered by itself, outside its hours.
alter table chat_messages add column is_automatic boolean not null default false;
-- The last message that the person who owes an answer was reminded of.
alter table chat_rooms add column reminded_seq integer;

-- Of which leads a seller was reminded.
create table lead_reminders (
  requirement_id uuid not null references requirements on delete cascade,
  seller_id uuid not null references users on delete cascade,
  reminded_at timestamptz not null default now(),
  primary key (requirement_id, seller_id)
);
create index lead_reminders_seller_id_idx on lead_reminders (seller_id, reminded_at);
