create index concurrently if not exists products_origin_idx
  on products ((coalesce(country_of_origin, '~') collate "C"), created_at, product_id) where deleted_at is null
