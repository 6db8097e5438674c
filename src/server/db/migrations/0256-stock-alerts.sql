-- From how many pieces on a seller hears that a product runs out: of the whole shop, and of single products.
alter table shop_habits add column low_stock integer check (low_stock >= 0);

-- A product with a limit of its own, or one that its seller was told of and that has not been filled since.
create table stock_levels (
  product_id uuid primary key references products on delete cascade,
  seller_id uuid not null references users on delete cascade,
  low_stock integer check (low_stock >= 0),
  told_at timestamptz
);
create index stock_levels_seller_id_idx on stock_levels (seller_id, told_at);
