-- How often a shared link of a shop or of one of its products was opened, by the day in India and by where it was shared.
create table share_hits (
  share_hit_id bigint generated always as identity primary key,
  seller_id uuid not null references users on delete cascade,
  -- null: of the shop.
  product_id uuid references products on delete cascade,
  day date not null,
  source text not null check (source in ('wa', 'link', 'share', 'qr', 'pdf')),
  hits integer not null check (hits > 0),
  constraint share_hits_once unique nulls not distinct (seller_id, day, source, product_id)
);
create index share_hits_product_id_idx on share_hits (product_id);
create index share_hits_day_idx on share_hits (day);
