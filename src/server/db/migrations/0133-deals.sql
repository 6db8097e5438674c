-- Offers in a chat, which become orders. A deal is what both sides negotiate; each offer of it is a revision, kept as it was made.
create table deals (
  deal_id uuid primary key default gen_random_uuid(),
  room_id uuid not null references chat_rooms on delete cascade,
  -- The quote that its first offer came from, as long as that exists.
  requirement_id uuid references requirements on delete set null,
  quote_id uuid references quotes on delete set null,
  -- Of the latest offer.
  revision integer not null check (revision > 0),
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index deals_room_id_idx on deals (room_id, changed_at desc);
create index deals_expires_at_idx on deals (expires_at) where state = 'open';
create index deals_requirement_id_idx on deals (requirement_id) where requirement_id is not null;
create index deals_quote_id_idx on deals (quote_id) where quote_id is not null;

create table deal_offers (
  deal_id uuid not null references deals on delete cascade,
  revision integer not null check (revision > 0),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  freight text not null check (freight in ('paid', 'to_pay', 'included')),
  freight_paise bigint not null check (freight_paise >= 0 and (freight_paise > 0) = (freight = 'paid')),
  advance_bp integer not null check (advance_bp between 0 and 10000),
  rest text not null check (rest in ('advance', 'on_dispatch', 'on_delivery', 'credit')),
  credit_days integer not null check (credit_days between 0 and 90 and (credit_days > 0) = (rest = 'credit')),
  dispatch_days integer not null check (dispatch_days between 1 and 365),
  note text not null check (char_length(note) <= 300),
  -- A day in India; the offer ends with it.
  valid_until date not null,
  -- Of a buyer's offer: where the goods go and whom they are billed to.
  delivery jsonb check ((delivery is not null) = (proposed_by = 'buyer')),
  total_paise bigint not null check (total_paise > 0),
  primary key (deal_id, revision)
);

create table deal_lines (
  deal_id uuid not null,
  revision integer not null,
  line_number integer not null check (line_number > 0),
  -- null: goods that are not listed. Looked at when all is done, because a market may be removed product by product.
  product_id uuid references products deferrable initially deferred,
  product_name text not null,
  product_image text,
  unit text not null,
  quantity integer not null check (quantity > 0),
  unit_price_paise bigint not null check (unit_price_paise > 0),
  hsn_code text,
  gst_rate_bp integer,
  unit_code text,
  primary key (deal_id, revision, line_number),
  foreign key (deal_id, revision) references deal_offers on delete cascade
);
create index deal_lines_product_id_idx on deal_lines (product_id) where product_id is not null;

-- What happened to the deals of a room, in turn: the hash of each covers what it is about and the hash before it.
create table deal_events (
  room_id uuid not null references chat_rooms on delete cascade,
  place integer not null check (place > 0),
  deal_id uuid not null references deals on delete cascade,
  revision integer not null,
  event text not null check (event in ('offered', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- null: the offer ended by itself.
  actor_id uuid references users on delete cascade,
  happened_at timestamptz not null,
  -- The quote it came from, the order it became, or why it was declined.
  facts jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (room_id, place),
  check ((actor_id is null) = (event = 'expired'))
);
create index deal_events_deal_id_idx on deal_events (deal_id, place);
create index deal_events_actor_id_idx on deal_events (actor_id) where actor_id is not null;

-- Offers and events stay as they are, and a deal changes by further ones. They go only with their room.
create function keep_deal() returns trigger language plpgsql as $$
declare
  mutable constant text[] := array['revision', 'state', 'expires_at', 'changed_at', 'requirement_id', 'quote_id'];
begin
  if tg_op = 'DELETE' then
    if exists (select from chat_rooms where room_id = old.room_id) then
      raise exception 'deals are never deleted';
    end if;
    return old;
  end if;
  if to_jsonb(new) - mutable is distinct from to_jsonb(old) - mutable then
    raise exception 'deals are never changed';
  end if;
  return new;
end $$;
create trigger deals_stay before update or delete on deals for each row execute function keep_deal();

create function keep_deal_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from deals where deal_id = old.deal_id) then
    return old;
  end if;
  raise exception 'deals are never changed';
end $$;
create trigger deal_offers_stay before update or delete on deal_offers
  for each row execute function keep_deal_part();
create trigger deal_lines_stay before update or delete on deal_lines
  for each row execute function keep_deal_part();
create trigger deal_events_stay before update or delete on deal_events
  for each row execute function keep_deal_part();

-- A message that is an offer, or says what became of it.
alter table chat_messages
  add column deal_id uuid,
  add column deal_revision integer;
alter table chat_messages
  add constraint chat_messages_deal_id_fkey foreign key (deal_id) references deals on delete cascade not valid;

-- An order of a deal, with its terms. Lines of it may be goods that are not listed, or what their freight costs.
alter table orders
  add column deal_id uuid,
  add column terms jsonb;
alter table orders
  add constraint orders_deal_id_fkey foreign key (deal_id) references deals on delete set null not valid;
alter table order_lines
  alter column product_id drop not null,
  add column is_freight boolean not null default false;
