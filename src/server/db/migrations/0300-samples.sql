-- contract: no version reads the check of a line's total, and what the version before writes passes both forms of it
alter table products add column sample_price_paise bigint
  constraint products_sample_price_check check (sample_price_paise between 100 and 1000000000);

create or replace trigger product_revision
  before update of product_name, description, unit, tiers, specs, category_type, category, images, most_per_buyer, hsn_code,
    gst_rate_bp, unit_code, seller_item_code, sample_price_paise on products
  for each row when (
    (old.product_name, old.description, old.unit, old.tiers, old.specs, old.category_type, old.category, old.images,
      old.most_per_buyer, old.hsn_code, old.gst_rate_bp, old.unit_code, old.seller_item_code, old.sample_price_paise)
    is distinct from
    (new.product_name, new.description, new.unit, new.tiers, new.specs, new.category_type, new.category, new.images,
      new.most_per_buyer, new.hsn_code, new.gst_rate_bp, new.unit_code, new.seller_item_code, new.sample_price_paise))
  execute function raise_revision();

-- The total of a line is what is paid for it: its price times its quantity, without what is taken off.
alter table order_lines
  add column discount_paise bigint not null default 0,
  drop constraint order_lines_check,
  add constraint order_lines_total check (
    line_total_paise = unit_price_paise * quantity - discount_paise and discount_paise >= 0 and line_total_paise > 0) not valid;
alter table invoice_lines add column discount_paise bigint not null default 0;

-- Orders of one piece as a sample. A cancelled one is void, and so makes room for another.
create table sample_orders (
  order_id text primary key references orders on delete cascade,
  product_id uuid not null references products on delete cascade,
  buyer_id uuid not null references users on delete cascade,
  is_void boolean not null default false
);
create unique index sample_orders_once_idx on sample_orders (product_id, buyer_id) where not is_void;
create index sample_orders_buyer_id_idx on sample_orders (buyer_id);

-- From which line of an order the price of a sample is taken off: from one at a time.
create table sample_discounts (
  order_id text not null,
  line_number integer not null,
  sample_order_id text not null references sample_orders on delete cascade,
  is_void boolean not null default false,
  primary key (order_id, line_number),
  foreign key (order_id, line_number) references order_lines on delete cascade
);
create unique index sample_discounts_once_idx on sample_discounts (sample_order_id) where not is_void;
create index sample_discounts_sample_order_id_idx on sample_discounts (sample_order_id);

-- A trigger, so that the version before frees them too.
create function follow_sample_order() returns trigger language plpgsql as $$
begin
  update sample_orders set is_void = new.delivery_status = 'Cancelled' where order_id = new.order_id;
  update sample_discounts set is_void = new.delivery_status = 'Cancelled' where order_id = new.order_id;
  return null;
end $$;
create trigger orders_sample after update of delivery_status on orders
  for each row when ((old.delivery_status = 'Cancelled') <> (new.delivery_status = 'Cancelled'))
  execute function follow_sample_order();
