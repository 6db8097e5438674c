-- Buyers who have ordered before there were figures of them.
insert into buyer_figures (buyer_id)
select u.user_id from users u
where exists (select from orders o where o.buyer_id = u.user_id)
  and not exists (select from buyer_figures f where f.buyer_id = u.user_id)
limit 1000
on conflict do nothing
