-- Within how many days the goods of new orders leave a shop, and who pays the carrier; without a row the shop says nothing of it.
create table seller_dispatch (
  seller_id uuid primary key references users on delete cascade,
  dispatch_days integer not null check (dispatch_days between 1 and 365),
  freight text not null check (freight in ('included', 'to_pay'))
);

-- As it was read when the order was placed, of a shop or of a deal.
alter table orders
  add column freight text,
  add constraint orders_freight_check check (freight in ('paid', 'to_pay', 'included')) not valid;
