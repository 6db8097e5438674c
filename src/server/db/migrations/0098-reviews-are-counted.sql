alter table reviews alter column is_counted set not null;
create unique index reviews_counted_idx on reviews (product_id, buyer_id) where is_counted;
drop index reviews_to_look_at_idx;
