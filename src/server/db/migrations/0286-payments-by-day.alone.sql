-- The books of a shop read the payments of a month, a few hundred at a time.
create index concurrently if not exists payments_of_month_idx on payments (seller_id, paid_on, payment_id)
where state = 'confirmed';
