create index concurrently if not exists payments_confirmed_idx on payments (paid_on, payment_id) where state = 'confirmed'
