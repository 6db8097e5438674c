-- Since when a product waits for its verification anew, after a change or a second thought; null: since it was made.
alter table products add column verification_asked_at timestamptz;

create index products_waiting_idx on products (coalesce(verification_asked_at, created_at), product_id)
  where verification = 'pending' and deleted_at is null;
