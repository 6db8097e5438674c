-- Orders lock products in the order of their ids. A seller's new name on all products takes them in the same order, so
-- that neither ends the other.
create or replace function refresh_seller_search() returns trigger language plpgsql as $$
begin
  perform 1 from products where seller_id = new.user_id order by product_id for no key update;
  update products set search = product_search(products) where seller_id = new.user_id;
  return null;
end $$;
