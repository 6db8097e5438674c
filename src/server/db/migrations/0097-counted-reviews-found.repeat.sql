-- All reviews of some products at a time, together with the sums of these.
with looked_at as (
  select distinct product_id from (
    select product_id from reviews where is_counted is null order by product_id limit 2000) piece
), judged as (
  update reviews r
  set is_counted = r.review_id is not distinct from (
    select best.review_id from reviews best join orders o on o.order_id = best.order_id
    where best.product_id = r.product_id and best.buyer_id = r.buyer_id and best.hidden_at is null
      and o.delivery_status = 'Delivered'
    order by best.created_at desc, best.review_id desc limit 1)
  from looked_at where r.product_id = looked_at.product_id and r.is_counted is null
  returning r.product_id, r.rating, r.hidden_at, r.is_counted
), summed as (
  update products p set rating_sum = p.rating_sum - lost.rating_sum, review_count = p.review_count - lost.review_count
  from (
    select product_id, sum(rating) as rating_sum, count(*) as review_count
    from judged where hidden_at is null and not is_counted group by product_id) lost
  where p.product_id = lost.product_id
)
select product_id from judged
