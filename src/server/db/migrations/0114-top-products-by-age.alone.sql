-- Admins list the top products by their age, and count them beside each of their other lists.
create index concurrently if not exists products_top_idx on products (created_at, product_id)
  where is_top_product and deleted_at is null
