-- What a shop has to confirm is counted on each page of its console.
create index concurrently if not exists payments_waiting_idx on payments (seller_id)
where state = 'claimed' and claimed_by = 'buyer';
