-- Of each buyer and product one review counts: the latest that is not hidden and whose order is delivered. The sums of a
-- product are of those alone. Empty until the next file has looked at a review.
alter table reviews add column is_counted boolean;
alter table reviews alter column is_counted set default true;
create index reviews_to_look_at_idx on reviews (product_id) where is_counted is null;
