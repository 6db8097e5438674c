-- A seller has a code once; what is deleted frees its code.
create unique index concurrently if not exists products_item_code_idx on products (seller_id, item_code_key(seller_item_code))
  where seller_item_code is not null and (deleted_at is null or off_market in ('paused', 'draft'));
