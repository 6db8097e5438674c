-- Products in the order of their ids, in which orders lock them too.
with piece as materialized (
  select product_id from products where product_id > (select up_to from words_made_anew)
  order by product_id limit 1000 for no key update
), moved as (
  update words_made_anew set up_to = (select product_id from piece order by product_id desc limit 1)
  where exists (select from piece)
)
update products p set search = product_search(p) from piece where p.product_id = piece.product_id
