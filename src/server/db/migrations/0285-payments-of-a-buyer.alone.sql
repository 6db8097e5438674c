-- A buyer's accounts and months read what this person paid, and nobody else's payments.
create index concurrently if not exists payments_buyer_id_idx on payments (buyer_id, paid_on, payment_id);
