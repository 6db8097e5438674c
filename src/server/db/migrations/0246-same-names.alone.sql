create index concurrently if not exists products_name_key_idx on products (seller_id, name_key(product_name))
  where deleted_at is null;
