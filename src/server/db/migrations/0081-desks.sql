-- The queue of applicants counts, for each, the other accounts with the same number.
create index users_gst_number_idx on users (gst_number);

-- Whom a requirement is told to: how many products each seller has in a category, read from the index alone.
create index products_dealers_idx on products (category, seller_id)
  where deleted_at is null and verification <> 'rejected';
