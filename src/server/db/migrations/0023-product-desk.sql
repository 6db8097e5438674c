alter table products
  -- Why it was rejected, for its seller.
  add column verification_reason text,
  -- When it stops being a top product; null: not by itself.
  add column top_until timestamptz;

create index products_verification_idx on products (verification, created_at, product_id) where deleted_at is null;
create index products_top_until_idx on products (top_until) where is_top_product and top_until is not null;
