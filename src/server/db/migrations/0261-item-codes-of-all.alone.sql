-- Buyers paste item codes without saying of which seller.
create index concurrently if not exists products_any_item_code_idx on products (item_code_key(seller_item_code))
  where seller_item_code is not null and deleted_at is null;
